import { boxRates } from './box-rates.ts';
import type { DemoRate } from './demo-rate.ts';
import { airRates, lclRates, railRates } from './other-rates.ts';
import { type DemoDeparture, specialRates } from './special-rates.ts';

/** All rates of the demo company on a day: the same for the same day and departures. */
export const demoRates = (today: string, departures: readonly DemoDeparture[]): DemoRate[] => [
  ...boxRates(today),
  ...specialRates(today, departures),
  ...lclRates(today),
  ...airRates(today),
  ...railRates(today),
];
