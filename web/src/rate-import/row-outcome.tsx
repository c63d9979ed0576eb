import type { PreviewedRate, PreviewRow } from '@fairway/contract/rate-import.ts';
import { useWords } from '../language/words.ts';
import './row-outcome.css';
import { fieldWords } from './problem-words.ts';

/** What a row becomes: its lanes, what each box costs, and how that differs from what is published. */
export function RowOutcome({ row }: { row: PreviewRow }) {
  return row.rates.map((rate) => <RateOutcome key={`${rate.polName} ${rate.podName}`} rate={rate} />);
}

const shownLayers = ['sell'];

function RateOutcome({ rate }: { rate: PreviewedRate }) {
  const words = useWords();
  const { state, polName, podName, validFrom, validTo, prices, previousNo, changedFields, currency } = rate;
  return (
    <div className="row-outcome">
      <div>
        {polName} → {podName} · {validFrom.slice(5)}–{validTo.slice(5)}
      </div>
      <div className="row-outcome-prices">
        {currency}
        {prices
          .filter(
            ({ layer, before, after }) =>
              shownLayers.includes(layer) || (state === 'changed' && before !== after),
          )
          .map(({ place, layer, before, after }) => (
            <span key={`${place} ${layer}`}>
              {layer === 'sell'
                ? place
                : `${place} ${layer === 'cost' ? words('rateImportCost') : words('rateImportFloor')}`}{' '}
              {before !== null && before !== after && (
                <>
                  <del>{before}</del> <span aria-hidden="true">{direction(before, after)}</span>{' '}
                </>
              )}
              <b>{after ?? '–'}</b>
            </span>
          ))}
      </div>
      {state === 'changed' && (
        <div className="row-outcome-note">
          {words('rateImportFollows', { rateNo: previousNo })}
          {changedFields.length > 0 &&
            ` · ${changedFields.map((field) => fieldWords(words, field)).join(words('listComma'))}`}
        </div>
      )}
      {state === 'same' && (
        <div className="row-outcome-note">{words('rateImportSkips', { rateNo: previousNo })}</div>
      )}
    </div>
  );
}

function direction(before: string, after: string | null): string {
  if (after === null) return '';
  return Number(after) > Number(before) ? '▲' : '▼';
}
