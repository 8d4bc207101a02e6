# Generators, closures, exceptions, classes and Java from Python.
from __future__ import print_function
import re, collections, json, itertools
from java.util import TreeMap, ArrayList
from java.lang import Runnable, Thread

def counter():
    state = {'n': 0}
    def step(by=1):
        state['n'] += by
        return state['n']
    return step

c = counter()
print([c(i) for i in range(10)])
def primes():
    found = []
    for n in itertools.count(2):
        if all(n % p for p in found):
            found.append(n)
            yield n
print(list(itertools.islice(primes(), 25)))
class Shape(object):
    def __init__(self, **k): self.__dict__.update(k)
    def __repr__(self): return '%s(%s)' % (type(self).__name__, sorted(self.__dict__.items()))
    @property
    def area(self): return self.w * self.h
print(Shape(w=3, h=4), Shape(w=3, h=4).area)
try:
    {}['missing']
except KeyError as e:
    print('KeyError', e)
finally:
    print('finally')
m = TreeMap()
for w in re.findall(r'\w+', 'the cat and the dog and the bird'):
    m[w] = (m.get(w) or 0) + 1
print(m)
class Job(Runnable):
    def run(self): print('job ran')
t = Thread(Job()); t.start(); t.join()
print(json.dumps({'a': [1, 2.5, None, True]}, sort_keys=True))
print(2 ** 200, 7 // 2, -7 % 3, u'\u00e9'.encode('utf-8').encode('hex'))
print(collections.Counter('mississippi').most_common(3))
with open('out.txt', 'w') as f: f.write('\n'.join(sorted(dir(list))))
from java.lang import IndexOutOfBoundsException
try:
    ArrayList().get(3)
except IndexOutOfBoundsException as e:
    print(e.message)
