import type { EntityChange } from '@fairway/contract/entity.ts';
import { listShipmentHistory, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import '../../entities/entity-history.css';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import { actOf, changedLines, momentText, partName, pastText } from './history-text.ts';

/** Who changed what in a shipment, the newest first. */
export function HistoryTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const { rows, problem, hasMore, isLoadingMore, loadMore, refresh } = useList(
    listShipmentHistory,
    {},
    { params: { id: shipment.id } },
  );
  if (!rows && problem)
    return (
      <Empty
        drawing="broken"
        title={words('loadFailed')}
        action={<Button onClick={() => void refresh()}>{words('retry')}</Button>}
      />
    );
  if (!rows) return <Skeleton count={3} />;
  return (
    <Card title={words('entityHistory')}>
      <ol className="entity-history">
        {rows.map((change) => (
          <li key={`${change.version} ${change.act} ${change.creatorTime}`}>
            <p className="entity-history-head">
              <strong>{change.creatorUserName || words('entitySystem')}</strong>
              <ExternalMark shown={change.isExternal} /> {words(actOf(change))}
              <span className="entity-history-time number">{momentText(change.creatorTime)}</span>
            </p>
            <dl>
              {change.differences.map((one) => (
                <Difference key={one.field} {...{ one, shipment }} />
              ))}
            </dl>
          </li>
        ))}
        {hasMore && (
          <li>
            <Button busy={isLoadingMore} onClick={loadMore}>
              {words('loadMore')}
            </Button>
          </li>
        )}
      </ol>
    </Card>
  );
}

interface DifferenceProps {
  one: EntityChange['differences'][number];
  shipment: ShipmentDetail;
}

function Difference({ one, shipment }: DifferenceProps) {
  const words = useWords();
  const [was, is] = changedLines(one).map((value) => pastText(one.field, value, shipment, words));
  if (was === '' && is === '') return null;
  return (
    <div>
      <dt>{partName(one.field, words)}</dt>
      <dd>
        {was !== '' && <del>{was}</del>}
        {was !== '' && is !== '' && <span aria-hidden="true">→</span>}
        {is === '' ? <span>{words('entityEmptied')}</span> : <ins>{is}</ins>}
      </dd>
    </div>
  );
}
