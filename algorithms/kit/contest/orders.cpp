void readProblem(Input &in) {
  const Number s1 = in.number(1, MOST_S1);
  in.blank();
  in.number(s1, MOST_S2);
  in.blank();
  in.number(0, std::min<Number>(s1, MOST_EXCHANGE));
  in.line();
}
