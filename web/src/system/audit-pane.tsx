import type { AuditEntry } from '@fairway/contract/system.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { DetailPane } from '../ui/detail-pane.tsx';
import { Empty } from '../ui/empty.tsx';
import { Facts } from '../ui/facts.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './audit-pane.css';
import { useActName } from './use-act-name.ts';

interface AuditPaneProps {
  entry: AuditEntry | undefined;
  isLoading: boolean;
  onClose: () => void;
}

export function AuditPane({ entry, isLoading, onClose }: AuditPaneProps) {
  const words = useWords();
  const nameOf = useActName();
  return (
    <DetailPane title={entry ? nameOf(entry.name) : words('details')} onClose={onClose}>
      {isLoading && <Skeleton count={1} />}
      {!isLoading && !entry && <Empty drawing="search" title={words('noData')} />}
      {entry && (
        <div className="audit-pane">
          <Facts
            facts={[
              [words('auditWhat'), nameOf(entry.name)],
              [words('auditWho'), [entry.realName, entry.account].filter(Boolean).join(' / ')],
              [words('auditWhen'), formatDate(entry.at, 'yyyy-MM-dd HH:mm:ss')],
              [words('auditTarget'), entry.target],
              [words('auditAddress'), entry.address],
              [words('auditRequest'), entry.requestId],
            ]}
          />
        </div>
      )}
    </DetailPane>
  );
}
