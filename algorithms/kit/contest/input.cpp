#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

using std::string;
using std::vector;
using Number = long long;

// Ends this program, as the input is none of this problem.
[[noreturn]] void refuse(const string &why);

// Reads an input to the letter: no zeros before a number, one blank between two, an end to every line.
class Input {
  const string text;
  size_t at = 0;
  size_t lines = 1;

  bool isDigit(size_t k) const { return k < text.size() && text[k] >= '0' && text[k] <= '9'; }

  void take(char expected, const string &name) {
    if (at >= text.size() || text[at] != expected) refuse("line " + std::to_string(lines) + " lacks " + name);
    at++;
  }

 public:
  explicit Input(const string &whole) : text(whole) {}

  Number number(Number least, Number most) {
    size_t end = at;
    while (isDigit(end) && end - at < 10) end++;
    if (end == at || (text[at] == '0' && end > at + 1)) refuse("line " + std::to_string(lines) + " lacks a number");
    const Number found = std::stoll(text.substr(at, end - at));
    at = end;
    if (found < least || found > most) refuse("line " + std::to_string(lines) + " has " + std::to_string(found));
    return found;
  }

  // One of these signs.
  char sign(const string &allowed) {
    if (at >= text.size() || allowed.find(text[at]) == string::npos)
      refuse("line " + std::to_string(lines) + " lacks one of " + allowed);
    return text[at++];
  }

  void blank() { take(' ', "a blank"); }

  void line() {
    take('\n', "an end");
    lines++;
  }

  bool isOver() const { return at == text.size(); }
};

// Reads all of a problem but its end.
void readProblem(Input &in);
// part
void refuse(const string &why) {
  std::cerr << why << '\n';
  std::exit(43);
}

int main() {
  Input in(string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()));
  readProblem(in);
  if (!in.isOver()) refuse("something stands behind the end");
  return 42;
}
