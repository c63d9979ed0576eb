import type { WatchRow } from '@fairway/contract/rate-watches.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { figureText } from '../../entities/field-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PriceChange } from '../price-change.tsx';
import { isOver } from '../rate-dates.ts';
import { RateState, ValidTo } from '../rate-tags.tsx';
import { modeWords } from '../rate-words.ts';
import './watch-card.css';

interface WatchCardProps {
  row: WatchRow;
  isRemoved: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

export function watchName(row: WatchRow): string {
  if (row.kind === 'line') return row.lineName;
  return `${row.polName} → ${row.podName}`;
}

/** What is watched, its price of now and what changed; a removed one stays until the screen is left. */
export function WatchCard({ row, isRemoved, isOpen, onOpen, onRemove, onUndo }: WatchCardProps) {
  const words = useWords();
  const name = watchName(row);
  if (isRemoved)
    return (
      <article className="watch-card watch-card-removed">
        <span>{words('watchRemoved', { name })}</span>
        <Button look="quiet" onClick={onUndo}>
          {words('watchUndo')}
        </Button>
      </article>
    );
  return (
    <article className={`watch-card${isOpen ? ' watch-card-open' : ''}`}>
      <button type="button" className="watch-card-main" onClick={onOpen}>
        <span className="watch-card-head">
          <strong>{name}</strong>
          {row.mode && <small>{words(modeWords[row.mode])}</small>}
        </span>
        {row.line ? <LineFacts line={row.line} /> : <PriceFacts row={row} />}
      </button>
      <IconButton icon="trash" label={`${words('watchRemove')} ${name}`} onClick={onRemove} />
    </article>
  );
}

function LineFacts({ line }: { line: NonNullable<WatchRow['line']> }) {
  const words = useWords();
  return (
    <span className="watch-card-facts number">
      <span>{words('watchRatesOnLine', { count: line.rates })}</span>
      {line.newestAt !== null && (
        <span>{words('watchNewestOnLine', { time: formatDate(line.newestAt, 'MM-dd HH:mm') })}</span>
      )}
    </span>
  );
}

function PriceFacts({ row: { watched, current, carrierName, carrierCode } }: { row: WatchRow }) {
  const words = useWords();
  const alert = watched.kind === 'priceAlert' ? watched : undefined;
  return (
    <>
      <span className="watch-card-facts">
        {carrierName && (
          <span>
            {carrierName} <small>{carrierCode}</small>
          </span>
        )}
        {alert && (
          <span className="number">
            {alert.place}{' '}
            {alert.target === null
              ? words('watchAnyDrop')
              : words('watchTargetIs', { price: `${alert.currency} ${figureText(alert.target)}` })}
          </span>
        )}
        {current &&
          (current.status === 'published' && !isOver(current) ? null : (
            <RateState rate={{ ...current, flowId: null }} />
          ))}
      </span>
      {current ? (
        <span className="watch-card-prices number">
          {current.prices.map(({ place, price, change }) => (
            <span key={place}>
              {!alert && place && <small>{place}</small>}
              <b>
                {price.currency} {figureText(price.amount)}
              </b>{' '}
              <PriceChange change={change ?? undefined} />
            </span>
          ))}
        </span>
      ) : (
        <span className="watch-card-none">{words('watchNoRate')}</span>
      )}
      {current && (
        <span className="watch-card-facts number">
          <span>
            {words('rateValidTo')} <ValidTo rate={current} />
          </span>
          <small>{current.rateNo}</small>
          {current.isToBasePort && <span>{words('rateToBasePort')}</span>}
        </span>
      )}
    </>
  );
}
