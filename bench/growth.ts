import { median, quantile } from './load.ts';

/** How long one question took, each time it was asked, over few rows and over many. */
interface Times {
  question: string;
  few: number[];
  many: number[];
}

interface Goals {
  /** How many times longer the slowest may take over many. */
  growth: number;
  /** The most of it over many, in 95 of 100 cases. */
  ms: number;
}

/** Whether questions over many rows take about as long as over few, and how long each took. */
export function growthOf(times: readonly Times[], goals: Goals) {
  const growth = times.map((one) => median(one.many) / median(one.few));
  const slowest = Math.max(...times.map((one) => quantile(one.many, 0.95)));
  return {
    ok: Math.max(...growth) <= goals.growth && slowest < goals.ms,
    figures: {
      'worst growth': Math.max(...growth).toFixed(2),
      'slowest p95, ms': slowest.toFixed(0),
      ...Object.fromEntries(
        times.map((one, at) => [
          `${one.question}:`,
          `${growth[at]?.toFixed(2)} (${median(one.few).toFixed(1)} → ${median(one.many).toFixed(1)})`,
        ]),
      ),
    },
  };
}
