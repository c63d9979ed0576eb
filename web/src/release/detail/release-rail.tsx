import type { ReleaseDetail } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { ReleaseSheet } from '../acts/release-sheets.tsx';
import { historyWordOf } from '../release-words.ts';
import { HoldsCard } from './holds-card.tsx';
import { PapersCards } from './papers-cards.tsx';
import { ProgressCard } from './progress-card.tsx';
import './release-rail.css';

interface ReleaseRailProps {
  release: ReleaseDetail;
  onSheet: (sheet: ReleaseSheet) => void;
}

/** What one needs while deciding: how far it is, who had to do with it, what holds it, papers and the past. */
export function ReleaseRail({ release, onSheet }: ReleaseRailProps) {
  return (
    <>
      <ProgressCard release={release} />
      <People release={release} />
      <HoldsCard holds={release.holds} onSheet={onSheet} />
      <PapersCards of={release} onSheet={onSheet} />
      <CustomerRecord release={release} />
      <History release={release} />
    </>
  );
}

function People({ release }: { release: ReleaseDetail }) {
  const words = useWords();
  const byAt = (name: string, at: number | null) =>
    at === null ? '' : [name, formatDate(at)].filter(Boolean).join(' · ');
  return (
    <Card title={words('releasePeople')}>
      <Facts
        facts={[
          [
            words('releaseApplicant'),
            [
              release.appliedByName,
              release.isByCustomer && words('releaseByCustomer'),
              formatDate(release.appliedAt),
            ]
              .filter(Boolean)
              .join(' · '),
          ],
          [words('releaseGuarantor'), release.guarantor],
          [words('releaseApprovedAt'), formatDate(release.approvedAt)],
          [words('releaseExecutedBy'), byAt(release.executedByName, release.executedAt)],
          [words('releaseAgent'), release.agentName],
          [words('releaseAgentTold'), formatDate(release.agentToldAt)],
          [words('releaseAgentStopped'), byAt(release.stopConfirmedByName, release.stopConfirmedAt)],
        ]}
      />
    </Card>
  );
}

function CustomerRecord({ release: { record } }: { release: ReleaseDetail }) {
  const words = useWords();
  if (!record) return null;
  return (
    <Card title={words('releaseRecord')}>
      <Facts
        facts={[
          [words('releaseRecordInvoices'), words('releaseRecordInvoiceCount', { count: record.invoices })],
          [
            words('releaseRecordLate'),
            record.late === 0
              ? words('releaseRecordNever')
              : words('releaseRecordLateCount', { count: record.late, days: record.longestDays }),
          ],
        ]}
      />
    </Card>
  );
}

function History({ release: { history } }: { release: ReleaseDetail }) {
  const words = useWords();
  if (history.length === 0) return null;
  return (
    <Card title={words('releaseHistory')}>
      <ol className="release-rail">
        {history
          .toSorted((one, other) => other.at - one.at)
          .map(({ at, byName, act, remark }) => (
            <li key={`${at} ${act}`}>
              <span>
                <strong>{byName || words('entitySystem')}</strong> {words(historyWordOf(act))}
              </span>
              {remark && <span>{remark}</span>}
              <small className="number">{formatDate(at)}</small>
            </li>
          ))}
      </ol>
    </Card>
  );
}
