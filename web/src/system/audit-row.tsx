import type { AuditEntry } from '@fairway/contract/system.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import './audit-row.css';
import { useActName } from './use-act-name.ts';
import { withoutIds } from './without-ids.ts';

interface AuditRowProps {
  entry: AuditEntry;
}

export function AuditRow({ entry }: AuditRowProps) {
  const who = entry.realName || entry.account;
  const nameOf = useActName();
  return (
    <span className="audit-row">
      <span className="audit-row-head">
        <strong>{nameOf(entry.name)}</strong>
        <time className="number" dateTime={new Date(entry.at).toISOString()}>
          {formatDate(entry.at)}
        </time>
      </span>
      <span className="audit-row-facts">
        {who && (
          <span>
            {who}
            <ExternalMark shown={entry.isExternal} />
          </span>
        )}
        {entry.target && <span>{withoutIds(entry.target)}</span>}
        {entry.address && <span className="number">{entry.address}</span>}
      </span>
    </span>
  );
}
