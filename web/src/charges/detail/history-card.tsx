import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getCharge } from '@fairway/contract/shipment-charges.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { EntityNames } from '../../entities/entity-filter.tsx';
import '../../entities/entity-history.css';
import { unitWords } from '../../freight/rate-words.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { fieldWords, historyWordOf, sideWords, vatWords } from '../charge-words.ts';

type Act = Reply<typeof getCharge>['history'][number];

/** Who did what with a charge, the newest first, with what differs. */
export function HistoryCard({ history }: { history: readonly Act[] }) {
  const words = useWords();
  if (history.length === 0) return null;
  return (
    <Card title={words('chargeHistory')}>
      <ol className="entity-history">
        {history.toReversed().map((act) => (
          <li key={`${act.at} ${act.act}`}>
            <p className="entity-history-head">
              <strong>{act.byName || words('entitySystem')}</strong> {words(historyWordOf(act.act))}
              <span className="entity-history-time number">{formatDate(act.at)}</span>
            </p>
            {act.remark && <p className="charge-said">{act.remark}</p>}
            {act.differences.length > 0 && (
              <dl>
                {act.differences.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{field in fieldWords ? words(fieldWords[field as 'price']) : field}</dt>
                    <dd>
                      <del>
                        <PastValue field={field} value={before} />
                      </del>
                      <span aria-hidden="true">→</span>
                      <ins>
                        <PastValue field={field} value={after} />
                      </ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const namedValues: Readonly<Record<string, Readonly<Record<string, PlainKey>>>> = {
  ...{ side: sideWords, unit: unitWords, vatKind: vatWords },
};

/** A value as the history keeps it, in words. */
function PastValue({ field, value }: { field: string; value: unknown }) {
  const words = useWords();
  const text = String(value ?? '');
  if (text === '') return words('chargeNothing');
  if (typeof value === 'boolean') return words(value ? 'chargeYes' : 'chargeNo');
  if (field === 'chargeCodeId') return <EntityNames entity="ChargeCode" ids={[text]} />;
  if (field === 'partyId') return <EntityNames entity="Customer" ids={[text]} />;
  const word = namedValues[field]?.[text];
  return word ? words(word) : text;
}
