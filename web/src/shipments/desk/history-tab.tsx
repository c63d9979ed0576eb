import { listShipmentHistory, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { actKeyOf } from '../../entities/entity-history.tsx';
import '../../entities/entity-history.css';
import { type PlainKey, type Say, useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import { deskField } from './desk-fields.ts';
import { fieldText } from './field-text.ts';

/** What a change names that is no field of the form. */
const partWords: Readonly<Record<string, PlainKey>> = {
  status: 'shipmentState',
  boxes: 'trackBoxes',
  members: 'shipmentMembers',
  parties: 'deskTabParties',
  legs: 'legTitle',
  vesselName: 'shipmentVessel',
  voyageNo: 'shipmentVoyage',
  sailingId: 'vesselSailing',
  etd: 'timeEtd',
  eta: 'timeEta',
  reason: 'deskReason',
};

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
              <ExternalMark shown={change.isExternal} /> {words(actKeyOf(change))}
              <span className="entity-history-time number">
                {formatDate(change.creatorTime, 'yyyy-MM-dd HH:mm:ss')}
              </span>
            </p>
            <dl>
              {change.differences.map(({ field, before, after }) => (
                <Difference key={field} {...{ field, before, after }} zone={shipment.pol.timeZone} />
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
  field: string;
  before: unknown;
  after: unknown;
  zone: string;
}

function Difference({ field, before, after, zone }: DifferenceProps) {
  const words = useWords();
  const [was, is] = [textOf(field, before, words, zone), textOf(field, after, words, zone)];
  return (
    <div>
      <dt>{words(deskField(field)?.label ?? partWords[field] ?? 'deskOtherField')}</dt>
      <dd>
        {was !== '' && <del>{was}</del>}
        {was !== '' && is !== '' && <span aria-hidden="true">→</span>}
        {is === '' ? <span>{words('entityEmptied')}</span> : <ins>{is}</ins>}
      </dd>
    </div>
  );
}

const moments = ['etd', 'eta'];

/** Lists are told by what they hold, everything else as the form shows it. */
function textOf(name: string, value: unknown, words: Say, zone: string): string {
  const field = deskField(name);
  if (field) return fieldText(field, value, words, zone);
  if (value === null || value === undefined) return '';
  if (moments.includes(name) && typeof value === 'number') return formatDate(value, undefined, zone);
  if (Array.isArray(value)) return value.map((one) => textOf('', one, words, zone)).join(words('listComma'));
  if (typeof value === 'object')
    return Object.values(value)
      .filter((one) => typeof one !== 'object')
      .join(' ');
  return String(value);
}
