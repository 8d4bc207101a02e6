// SPDX-License-Identifier: MIT
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
print(fib(17));
var tree = {name: "root", children: [{name: "a"}, {name: "b", children: [1, 2.5, null, true, "\u00e9\n"]}]};
print(JSON.stringify(tree));
print(JSON.stringify(JSON.parse('{"x": [1e3, -0.5, "\\u0041"]}')));
print("a-b-c".replace(/-(.)/g, function (all, c) { return c.toUpperCase(); }));
print([3, 10, 2, 1].sort().map(function (x) { return x * 2; }).join("|"));
print([3, 10, 2, 1].sort(function (a, b) { return b - a; }));
print(1 / 3, 1e21, 0.1 + 0.2, (255).toString(16), (0.1).toFixed(20), parseFloat("1.5e3x"), 1 / 0, -1e-7);
print(new Date(0).toISOString(), new Date(2020, 1, 29, 12).getTime() - new Date(2020, 0, 1).getTime());
print("\u00e4\u00f6\u00df".toUpperCase(), escape("\u00e4 \u20ac"), encodeURIComponent("\u00e4 \u20ac&"));
print(Math.max(1, 2, 3), Math.round(-2.5), Math.pow(2, 0.5), Math.atan2(1, -1));
var words = {}, text = "the quick brown fox jumps over the lazy dog the end";
text.split(/\s+/).forEach(function (w) { words[w] = (words[w] || 0) + 1; });
for (var w in words) print(w + " " + words[w]);
function Shape(n) { this.n = n; }
Shape.prototype.area = function () { return this.n * this.n; };
var shapes = [];
for (var i = 0; i < 5; i++) shapes.push(new Shape(i));
print(shapes.map(function (s) { return s.area(); }).reduce(function (a, b) { return a + b; }, 0));
print(/(\d+)-(?:x|y)*(?=z)/.exec("ab12-xyxz"), "aXbXc".split("X", 2));
