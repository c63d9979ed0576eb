import { listBillVersions, type ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import { billFieldWords } from '../detail/paper-words.ts';

interface BillVersionsProps {
  shipmentId: string;
  bill: ShipmentBill;
  onClose: () => void;
}

/** Every version of a bill with what differs from the one before it, the newest first. */
export function BillVersions({ shipmentId, bill, onClose }: BillVersionsProps) {
  const words = useWords();
  const versions = useList(listBillVersions, {}, { params: { id: shipmentId, billId: bill.id } });
  return (
    <Sheet title={words('billVersions')} open wide onClose={onClose}>
      {!versions.rows && !versions.problem && <Skeleton count={3} />}
      {!versions.rows && versions.problem && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void versions.refresh()}>{words('retry')}</Button>}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol className="bill-versions" tabIndex={0} aria-label={words('billVersions')}>
        {versions.rows?.map((one) => (
          <li key={one.version}>
            <p>
              <strong>{words('billVersion', { version: one.version })}</strong> {one.creatorName}{' '}
              <span className="number">{formatDate(one.creatorTime)}</span>
              {one.version === bill.sentVersion && ` · ${words('billSentOne')}`}
            </p>
            <dl>
              {one.differences.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{words(billFieldWords[field])}</dt>
                  <dd>
                    {before && <del>{before}</del>} <ins>{after || words('paperEmptied')}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {versions.hasMore && (
        <Button busy={versions.isLoadingMore} onClick={versions.loadMore}>
          {words('loadMore')}
        </Button>
      )}
    </Sheet>
  );
}
