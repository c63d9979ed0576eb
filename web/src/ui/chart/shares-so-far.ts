import type { ParetoData } from './chart-data.ts';

/** The share that each bar has of all, and that it has with those before it. */
export function sharesSoFar({ bars, total }: ParetoData): { own: number; soFar: number }[] {
  const all = total ?? bars.reduce((sum, { value }) => sum + (value ?? 0), 0);
  let sum = 0;
  return bars.map(({ value }) => {
    sum += value ?? 0;
    return all > 0 ? { own: (value ?? 0) / all, soFar: sum / all } : { own: 0, soFar: 0 };
  });
}
