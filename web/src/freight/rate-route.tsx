import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { useWords } from '../language/words.ts';

type Route = Pick<RateRow, 'polName' | 'podName' | 'viaName' | 'porName' | 'delName' | 'isDirect'>;

/** The ports of a rate in their order. */
export const routeStops = ({ porName, polName, viaName, podName, delName }: Route): string[] =>
  [porName, polName, viaName, podName, delName].filter(Boolean);

export const routeText = (rate: Route): string => routeStops(rate).join(' → ');

/** Whether cargo stays on its vessel. */
export function DirectMark({ rate }: { rate: Route }) {
  const words = useWords();
  if (rate.isDirect) return words('rateDirect');
  return rate.viaName ? words('rateVia', { port: rate.viaName }) : words('rateTransshipped');
}
