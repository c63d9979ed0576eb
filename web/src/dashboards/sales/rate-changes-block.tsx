import { listRateChanges, type RateChange, rateChangeDays } from '@fairway/contract/dashboards.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { figureText } from '../../entities/field-text.ts';
import { ratePath } from '../../freight/paths.ts';
import { PriceChange } from '../../freight/price-change.tsx';
import { modeWords } from '../../freight/rate-words.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { useList } from '../../wire/use-list.ts';
import { DashBlock } from '../dash-block.tsx';
import { ListRows } from '../list-rows.tsx';
import './rate-changes-block.css';

const shown = 8;

/** What became dearer or cheaper where my customers ship. */
export function RateChangesBlock() {
  const words = useWords();
  const list = useList(listRateChanges, {}, { pageSize: shown });
  const days = { count: rateChangeDays };
  return (
    <DashBlock
      title={words('dashRateChanges')}
      width="whole"
      tools={<span className="dash-none">{words('dashRateChangesLine', days)}</span>}
    >
      <ListRows list={list} none={words('dashRateChangesNone', days)} rowKey={({ rateId }) => rateId}>
        {(change) => <Changed change={change} />}
      </ListRows>
    </DashBlock>
  );
}

function Changed({ change }: { change: RateChange }) {
  const words = useWords();
  const { rateId, mode, polName, podName, carrierName, currency, prices, publishedAt } = change;
  const names = change.customerNames.join(words('listComma'));
  return (
    <span className="rate-change">
      <span>
        <Link to={ratePath(rateId)}>
          {polName} → {podName}
        </Link>{' '}
        <small>
          {carrierName} · {words(modeWords[mode])} · {formatDate(publishedAt, 'MM-dd HH:mm')}
        </small>
      </span>
      <span className="rate-change-prices number">
        {prices.map(({ place, before, now, change: amount }) => (
          <span key={place}>
            {place} {currency} {figureText(before)} → <strong>{figureText(now)}</strong>{' '}
            <PriceChange change={{ currency, amount }} />
          </span>
        ))}
      </span>
      <small>
        {change.customers > change.customerNames.length
          ? words('dashConcernsMore', { names, count: change.customers })
          : words('dashConcerns', { names })}
      </small>
    </span>
  );
}
