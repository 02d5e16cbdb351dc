/** Milliseconds to pair one round, by the number of players: the inputs in128_3_10 to in1024_3_10, and in2048_2_10. */
export interface Times {
  readonly name: "basic" | "semi" | "group" | "exact" | "JaVaFo";
  readonly times: readonly (readonly [players: number, milliseconds: number])[];
}

const SIZES = [128, 256, 512, 1024, 2048];

const of = (name: Times["name"], ...times: readonly number[]): Times => ({
  name,
  times: times.map((time, i) => [SIZES[i], time]),
});

/** From M. Hošek's slides, on his machine; JaVaFo did not end at 2,048 players. */
export const THEIRS: readonly Times[] = [
  of("JaVaFo", 1784, 1967, 2625, 13_556),
  of("basic", 2302, 7467, 51_259, 554_757, 9_617_045),
  of("semi", 1298, 2813, 6916, 44_229, 209_841),
  of("group", 1236, 2254, 5491, 30_218, 74_457),
];

/** From `npm run bench -- swiss`; see algorithms/engines/swiss/README.md. */
export const OURS: readonly Times[] = [
  of("basic", 0.19, 0.27, 0.57, 1.58, 4.24),
  of("semi", 1.92, 8.14, 19.9, 109, 360),
  of("group", 0.88, 2.79, 10.1, 34.7, 117),
  of("exact", 1.14, 2.96, 20.9, 120, 378),
];

/** The slope of the straight line that fits the points best on logarithmic axes: time grows as its power of n. */
export function slopeOf({ times }: Times): number {
  const x = times.map(([players]) => Math.log(players));
  const y = times.map(([, time]) => Math.log(time));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(x), mean(y)];
  const over = x.reduce((sum, value, i) => sum + (value - middleX) * (y[i] - middleY), 0);
  return over / x.reduce((sum, value) => sum + (value - middleX) ** 2, 0);
}
