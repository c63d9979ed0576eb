import { listTariffChanges } from '@fairway/contract/local-charges.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { actWords, Differences } from '../../entities/entity-history.tsx';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useList } from '../../wire/use-list.ts';
import { localChargeDescription } from '../charges/local-charge-description.ts';
import type { TariffQuestion } from './tariff-question.ts';

/** Who changed what of this tariff, for staff. */
export function TariffChanges({ question }: { question: TariffQuestion }) {
  const words = useWords();
  const { portId, direction, carrierId } = question;
  const { rows, hasMore, isLoadingMore, loadMore } = useList(
    listTariffChanges,
    { portId, direction, ...(carrierId && { carrierId }) },
    { pageSize: 10 },
  );
  if (!rows || rows.length === 0) return null;
  return (
    <Card title={words('tariffChanges')}>
      <ol className="entity-history">
        {rows.map((change) => (
          <li key={`${change.chargeId} ${change.version} ${change.act}`}>
            <p className="entity-history-head">
              <strong>{change.creatorUserName || words('entitySystem')}</strong> {words(actWords[change.act])}{' '}
              {[change.chargeName, change.chargeCode, change.carrierName].filter(Boolean).join(' ')}
              <span className="entity-history-time number">
                {formatDate(change.creatorTime, 'yyyy-MM-dd HH:mm')}
              </span>
            </p>
            <Differences description={localChargeDescription} change={change} />
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
