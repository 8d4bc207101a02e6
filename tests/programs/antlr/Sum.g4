// SPDX-License-Identifier: MIT
grammar Sum;
all : line* EOF ;
line : expr ';' ;
expr : expr op=('*'|'/') expr # product | expr op=('+'|'-') expr # sum | '(' expr ')' # inner | NUMBER # number | NAME ('(' (expr (',' expr)*)? ')')? # name ;
NUMBER : [0-9]+ ('.' [0-9]+)? ;
NAME : [a-zA-Z_] [a-zA-Z0-9_]* ;
SPACE : [ \t\r\n]+ -> skip ;
COMMENT : '//' ~[\n]* -> channel(HIDDEN) ;
