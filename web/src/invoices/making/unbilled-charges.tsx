import { type ChargeRow, listCharges } from '@fairway/contract/shipment-charges.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import { lineName } from '../detail/line-text.ts';

interface UnbilledChargesProps {
  partyId: string;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Approved charges of a customer that are not on an invoice yet, to be chosen. */
export function UnbilledCharges({ partyId, chosen, onChange }: UnbilledChargesProps) {
  const words = useWords();
  const list = useList(
    listCharges,
    { filters: { partyId, isUnbilled: true, status: ['approved'] } },
    { pageSize: 100 },
  );
  const { rows } = list;
  if (list.problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (list.problem && !rows)
    return (
      <Empty
        drawing="broken"
        title={words('loadFailed')}
        action={<Button onClick={() => void list.refresh()}>{words('retry')}</Button>}
      />
    );
  if (!rows) return <Skeleton count={3} />;
  if (rows.length === 0) return <Empty title={words('makeNone')} line={words('makeNoneLine')} />;
  const isAll = rows.every(({ id }) => chosen.includes(id));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Card
      title={words('makeUnbilled')}
      state={
        <Button look="quiet" onClick={() => onChange(isAll ? [] : rows.map(({ id }) => id))}>
          {words(isAll ? 'makeChooseNone' : 'makeChooseAll')}
        </Button>
      }
    >
      <ul className="make-charges">
        {rows.map((row) => (
          <li key={row.id}>
            <label>
              <input type="checkbox" checked={chosen.includes(row.id)} onChange={() => toggle(row.id)} />
              <ChargeWords row={row} />
              <strong className="number">{moneyText({ currency: row.currency, amount: row.amount })}</strong>
            </label>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {words('makeMore')}
        </Button>
      )}
    </Card>
  );
}

function ChargeWords({ row }: { row: ChargeRow }) {
  const words = useWords();
  return (
    <span>
      {lineName(row)}
      <small>
        {[
          row.shipmentNo,
          words(row.side === 'receivable' ? 'invoiceKindDebit' : 'invoiceKindSupplier'),
          row.etdOn && words('invoiceEtd', { date: row.etdOn }),
          Number(row.invoiced) > 0 &&
            words('makePartBilled', { sum: moneyText({ currency: row.currency, amount: row.invoiced }) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}
