declare namespace map = "http://www.w3.org/2005/xpath-functions/map"; declare namespace err = "http://www.w3.org/2005/xqt-errors";
declare function local:fact($n as xs:integer) as xs:integer { if ($n le 1) then 1 else $n * local:fact($n - 1) };
<out total="{sum(doc('library.xml')//price)}">{
  for $b in doc('library.xml')//book let $a := $b/author group by $a order by $a descending
  return <author name="{$a}">{for $t in $b order by number($t/price) return <t>{string($t/title)}, {$t/price * 2}</t>}</author>,
  <f>{for $i in 1 to 20 return local:fact($i)}</f>,
  <d>{format-date(xs:date('2021-03-04'), '[D1o] [MNn], [Y]'), xs:date('2021-03-04') + xs:dayTimeDuration('P30D')}</d>,
  <r>{tokenize('a1b22c333', '[0-9]+'), replace('hello', '(l+)', '<$1>'), string-join(reverse(1 to 5) ! string(.), '-')}</r>,
  <m>{map:merge(for $i in 1 to 3 return map{$i: $i * $i})?2, array{1, 2, 3}(2)}</m>,
  <e>{try { 1 div 0 } catch * { $err:code }}</e>
}</out>
