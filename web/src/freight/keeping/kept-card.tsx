import type { ListedRate } from '@fairway/contract/freight-rates.ts';
import { useWords } from '../../language/words.ts';
import { routeText } from '../rate-route.tsx';
import { modeWords } from '../rate-words.ts';
import './kept-card.css';
import { changedText, layerText, periodText } from './kept-columns.tsx';
import { KeptStateLabel } from './kept-state.tsx';

/** A rate on a phone, as who keeps it reads it. */
export function KeptCard({ rate }: { rate: ListedRate }) {
  const words = useWords();
  return (
    <article className="kept-card">
      <span className="kept-card-head">
        <strong>{routeText(rate)}</strong>
        <KeptStateLabel rate={rate} />
      </span>
      <span>
        {rate.carrierName} {rate.carrierCode} · {words(modeWords[rate.mode])}
      </span>
      <span className="number">{layerText(rate, 'sell', words)}</span>
      <span className="kept-card-line number">
        {rate.rateNo} · {periodText(rate)}
      </span>
      <span className="kept-card-line number">{changedText(rate)}</span>
    </article>
  );
}
