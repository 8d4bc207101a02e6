// Closures, generated methods, builders, exceptions, metaclasses.
import groovy.transform.Immutable
import groovy.json.*

@Immutable class Point { int x, y; Point plus(Point o) { new Point(x + o.x, y + o.y) } }

println new Point(1, 2) + new Point(3, 4)
def fib
fib = { n -> n < 2 ? n : fib(n - 1) + fib(n - 2) }
println((0..15).collect { fib(it) })
def words = 'the quick brown fox jumps over the lazy dog the end'.split()
println words.groupBy { it.size() }.sort().collectEntries { k, v -> [k, v.unique().sort()] }
try { null.foo() } catch (NullPointerException e) { println e.message }
try { assert words.size() == 3 } catch (AssertionError e) { println e.message.readLines()[0] }
String.metaClass.shout = { -> delegate.toUpperCase() + '!' }
println 'hello'.shout()
println JsonOutput.prettyPrint(JsonOutput.toJson([a: 1, b: [true, null, 'x'], c: [d: 2.5]]))
println new JsonSlurper().parseText('{"k": [1, 2, {"z": "\u00e9"}]}').k[2].z
def w = new StringWriter()
new groovy.xml.MarkupBuilder(w).library { book(id: 1) { title('Groovy') }; book(id: 2) }
println w
println new XmlSlurper().parseText(w.toString()).book.findAll { it.@id == '1' }.title.text()
trait Flying { String fly() { "${name} flies" } }
class Bird implements Flying { String name }
println new Bird(name: 'Robin').fly()
println((1..100).findAll { it % 7 == 0 }.inject(0) { a, b -> a + b })
println Eval.me('x', 6, 'x * 7')
def missing = new Expando(a: 3, twice: { -> a * 2 })
println missing.twice()
switch ('abc') { case ~/a.*/: println 'regex'; break; default: println 'none' }
println new Date(0).format('yyyy-MM-dd', TimeZone.getTimeZone('UTC'))
