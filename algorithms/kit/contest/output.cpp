#include <fstream>

// While the judges' own answer is read, what is wrong is their fault.
bool isJudges = true;
string feedback;

void refuse(const string &why) {
  std::cerr << why << '\n';
  std::exit(1);
}

[[noreturn]] void tell(bool isRight, const string &why) {
#ifdef CMS
  std::cout << (isRight ? "1.0\n" : "0.0\n");
  std::cerr << (isRight ? "translate:success\n" : "translate:wrong\n");
  std::exit(why.empty() == isRight ? 0 : 1);
#else
  if (!isRight) std::ofstream(feedback + "/judgemessage.txt") << why << '\n';
  std::exit(isRight ? 42 : 43);
#endif
}

[[noreturn]] void wrong(const string &why) {
  if (isJudges) refuse("the answer of the judges: " + why);
  tell(false, why);
}

string told(Number number) { return std::to_string(number); }

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == '\r' || c == '\n'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

// So many bytes from k on are a blank beyond ASCII, as the judges in the other languages know them; 0 if it is none.
size_t oddBlank(const string &text, size_t k) {
  static const char *const ODD[] = {"\xC2\xA0", "\xE1\x9A\x80", "\xE2\x80\xA8", "\xE2\x80\xA9",
                                    "\xE2\x80\xAF", "\xE2\x81\x9F", "\xE3\x80\x80", "\xEF\xBB\xBF"};
  if (static_cast<unsigned char>(text[k]) < 0x80) return 0;
  for (const string odd : ODD)
    if (text.compare(k, odd.size(), odd) == 0) return odd.size();
  const bool isSpace = text.compare(k, 2, "\xE2\x80") == 0 && k + 2 < text.size() &&
                       static_cast<unsigned char>(text[k + 2]) >= 0x80 &&
                       static_cast<unsigned char>(text[k + 2]) <= 0x8A;
  return isSpace ? 3 : 0;
}

string withPlainBlanks(const string &text) {
  string plain;
  for (size_t k = 0; k < text.size();) {
    const size_t width = oddBlank(text, k);
    plain += width > 0 ? ' ' : text[k];
    k += width > 0 ? width : 1;
  }
  return plain;
}

// A whole number without a fault in it, or an end.
Number numberIn(const string &word) {
  const size_t first = word[0] == '-' || word[0] == '+' ? 1 : 0;
  const bool isNumber = word.size() > first && std::all_of(word.begin() + first, word.end(), isDigit);
  const size_t other = word.find_first_not_of('0', first);
  const string bare = other == string::npos ? "0" : word.substr(other);
  const bool isLarge = bare.size() > 16 || (bare.size() == 16 && bare > "9007199254740991");
  if (!isNumber || isLarge) wrong("no whole number: " + word.substr(0, 30));
  return word[0] == '-' ? -std::stoll(bare) : std::stoll(bare);
}

const size_t MOST_NUMBERS = 4000000;

// The whole numbers of each line that has any.
vector<vector<Number>> rowsOf(const string &output) {
  const string text = withPlainBlanks(output) + '\n';
  vector<vector<Number>> rows(1);
  size_t numbers = 0;
  for (size_t k = 0; k < text.size();) {
    if (isBlank(text[k])) {
      if ((text[k] == '\n' || text[k] == '\r') && !rows.back().empty()) rows.emplace_back();
      k++;
      continue;
    }
    size_t end = k;
    while (!isBlank(text[end])) end++;
    if (++numbers > MOST_NUMBERS) wrong("more than 4000000 numbers");
    rows.back().push_back(numberIn(text.substr(k, end - k)));
    k = end;
  }
  rows.pop_back();
  return rows;
}

// The numbers of all lines.
vector<Number> listOf(const string &output) {
  vector<Number> list;
  for (const auto &row : rowsOf(output)) list.insert(list.end(), row.begin(), row.end());
  return list;
}

bool isGap(char c) { return isBlank(c) && c != '\r' && c != '\n'; }

// Two numbers and two numbers on each line, also as "1-6 2-5", "1 : 6" or "1 – 6". In "1 -6" it is the sign of a number.
vector<vector<std::pair<Number, Number>>> gamesOf(const string &output) {
  string text = withPlainBlanks(output);
  for (size_t k = 0; k < text.size();) {
    const size_t width = text[k] == '-' || text[k] == ':' ? 1 : text.compare(k, 3, "\xE2\x80\x93") == 0 ? 3 : 0;
    size_t left = k, right = k + width;
    while (width > 0 && left > 0 && isGap(text[left - 1])) left--;
    while (width > 0 && right < text.size() && isGap(text[right])) right++;
    const bool isSign = text[k] == '-' && left < k && right == k + width;
    const bool isBetween =
        !isSign && left > 0 && isDigit(text[left - 1]) && right < text.size() && isDigit(text[right]);
    if (width > 0 && isBetween) std::fill(text.begin() + left, text.begin() + k + width, ' ');
    k += width > 0 ? width : 1;
  }
  vector<vector<std::pair<Number, Number>>> games;
  for (const auto &row : rowsOf(text)) {
    if (row.size() % 2 == 1) wrong("a line has " + told(row.size()) + " numbers, and they should be pairs");
    games.emplace_back();
    for (size_t k = 0; k < row.size(); k += 2) games.back().emplace_back(row[k], row[k + 1]);
  }
  return games;
}

// How good an output is; it is wrong unless it is as good as that of the judges.
Number worthOf(const string &output);
// part
string textOf(std::istream &stream) {
  if (!stream) refuse("a file is missing");
  return string(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
}

string fileAt(const char *path) {
  std::ifstream stream(path, std::ios::binary);
  return textOf(stream);
}

// In a contest of the ICPC: INPUT ANSWER FEEDBACK_DIR < OUTPUT, which ends with 42 or 43. In CMS: INPUT ANSWER OUTPUT.
int main(int count, char **arguments) {
  if (count < 4) refuse("an argument is missing");
  Input in(fileAt(arguments[1]));
  readProblem(in);
  const Number best = worthOf(fileAt(arguments[2]));
  isJudges = false;
#ifdef CMS
  const string output = fileAt(arguments[3]);
#else
  feedback = arguments[3];
  const string output = textOf(std::cin);
#endif
  const Number own = worthOf(output);
  if (own < best) wrong("it is worth " + told(own) + ", and " + told(best) + " is possible");
  if (own > best) refuse("it is worth " + told(own) + ", and that of the judges " + told(best));
  tell(true, "");
}
