%%
%public
%class Lex
%int
%unicode
%standalone
%line
%column
D=[0-9]
%%
{D}+ ("." {D}*)? { System.out.println("num "+yytext()); }
[:letter:]+ { System.out.println("id "+yytext()); }
"/*" ~"*/" { }
\p{Lu}\p{Greek}* { }
[^] { }
