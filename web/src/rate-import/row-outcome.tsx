import type { PreviewedRate, PreviewRow, UnderstoodPort } from '@fairway/contract/rate-import.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { useWords } from '../language/words.ts';
import './row-outcome.css';
import { fieldWords } from './problem-words.ts';

interface RowOutcomeProps {
  row: PreviewRow;
  onUnderstood: (understood: UnderstoodPort) => void;
}

/** What a row becomes: its lanes, what each box costs, and how that differs from the draft or from what is published. */
export function RowOutcome({ row: { rates, understood, isHidden }, onUnderstood }: RowOutcomeProps) {
  const words = useWords();
  return (
    <>
      {isHidden && <div className="row-outcome row-outcome-note">{words('rateImportIsHidden')}</div>}
      {rates.length > 1 && (
        <div className="row-outcome row-outcome-note">
          {words('rateImportMakes', { count: rates.length })}
        </div>
      )}
      {understood.map((one) => (
        <button
          key={`${one.cell} ${one.spelling}`}
          type="button"
          className="row-outcome-understood"
          onClick={() => onUnderstood(one)}
        >
          {one.cell} {words('rateImportUnderstoodAs', { spelling: one.spelling, name: one.name })}
        </button>
      ))}
      {rates.map((rate) => (
        <RateOutcome key={`${rate.polName} ${rate.podName}`} rate={rate} />
      ))}
    </>
  );
}

const notes: Partial<
  Record<
    PreviewedRate['state'],
    'rateImportFollows' | 'rateImportDraftOf' | 'rateImportSkips' | 'rateImportKeepsDraft'
  >
> = {
  changed: 'rateImportFollows',
  changesDraft: 'rateImportDraftOf',
  same: 'rateImportSkips',
  sameDraft: 'rateImportKeepsDraft',
};

function RateOutcome({ rate }: { rate: PreviewedRate }) {
  const words = useWords();
  const { state, polName, podName, validFrom, validTo, prices, previousNo, differences, currency } = rate;
  const note = notes[state];
  return (
    <div className="row-outcome">
      <div>
        {polName} → {podName} · <span className="number">{periodText(validFrom, validTo)}</span>
      </div>
      <div className="row-outcome-prices">
        {currency}
        {prices
          .filter(({ layer, before, after }) => layer === 'sell' || (note !== undefined && before !== after))
          .map(({ place, layer, before, after }) => (
            <span key={`${place} ${layer}`}>
              {layer === 'sell'
                ? place
                : `${place} ${layer === 'cost' ? words('rateImportCost') : words('rateImportFloor')}`}{' '}
              {before !== null && before !== after && (
                <>
                  <del>{thousandsFormat(before)}</del>{' '}
                  <span aria-hidden="true">{direction(before, after)}</span>{' '}
                </>
              )}
              <b>{after === null ? '–' : thousandsFormat(after)}</b>
            </span>
          ))}
      </div>
      {differences.map(({ cell, field, about, before, after }) => (
        <div key={`${field} ${about}`}>
          {cell} {about || fieldWords(words, field)} {before && <del>{before}</del>}{' '}
          <span aria-hidden="true">→</span> <b>{after || '–'}</b>
        </div>
      ))}
      {note && <div className="row-outcome-note">{words(note, { rateNo: previousNo })}</div>}
    </div>
  );
}

/** With its year; with both where it goes from one to the next. */
const periodText = (from: string, to: string): string =>
  `${from} – ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`;

function direction(before: string, after: string | null): string {
  if (after === null) return '';
  return Number(after) > Number(before) ? '▲' : '▼';
}
