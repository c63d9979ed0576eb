import type { PublicTimelineEntry, ShownTimelineEntry } from '@fairway/contract/shipment-tracking.ts';
import type { ReactNode } from 'react';
import { formatAgo } from '../../language/measures.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { lateHours } from './late-hours.ts';
import { hoursText } from './late-text.ts';
import { SourceMark } from './source-mark.tsx';
import './timeline.css';
import { wallText, zoneText } from './wall-text.ts';

const statusWords: Readonly<Record<PublicTimelineEntry['status'], PlainKey>> = {
  actual: 'trackActual',
  inferred: 'trackInferred',
  estimated: 'trackEstimated',
  planned: 'trackPlanned',
  expected: 'trackExpected',
};

/** Who is in knows more of it. */
export type TimelineEntryShown = PublicTimelineEntry & Partial<ShownTimelineEntry>;

interface TimelineProps {
  label: string;
  entries: readonly TimelineEntryShown[];
  /** What can be done with one: taking back what was entered by hand. */
  actsOf?: ((entry: TimelineEntryShown) => ReactNode) | undefined;
}

/** What happened and what is to come, in the order of the voyage; times as on the wall of the port. */
export function Timeline({ label, entries, actsOf }: TimelineProps) {
  const next = entries.findIndex(
    ({ status, partly }) => partly || (status !== 'actual' && status !== 'inferred'),
  );
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map((entry, index) => (
        <TimelineEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: a milestone can come twice, and its place is its identity
          key={`${entry.milestone} ${index}`}
          entry={entry}
          isNext={index === next}
        >
          {actsOf?.(entry)}
        </TimelineEntry>
      ))}
    </ol>
  );
}

interface TimelineEntryProps {
  entry: TimelineEntryShown;
  isNext: boolean;
  children?: ReactNode;
}

function TimelineEntry({ entry, isNext, children }: TimelineEntryProps) {
  const words = useWords();
  const { status, actual, estimated, planned, timeZone, portName, portCode } = entry;
  const isDone = (status === 'actual' || status === 'inferred') && !entry.partly;
  const at = actual ?? estimated ?? planned;
  const late = lateHours(entry);
  return (
    <li
      className={`timeline-entry timeline-${status}${entry.partly ? ' timeline-partly' : ''}${isNext ? ' timeline-next' : ''}`}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className="timeline-sign">{isDone && <Icon name="check" size={13} />}</span>
      <p className="timeline-head">
        <strong>{entry.milestoneName}</strong>
        <span className={`timeline-status timeline-status-${status}`}>{words(statusWords[status])}</span>
        {entry.partly && (
          <span className="timeline-status timeline-status-partly">
            {words('groupBoxes', { count: entry.partly.done, of: entry.partly.of })}
          </span>
        )}
        {at !== null && (
          <time className="timeline-time number" dateTime={new Date(at).toISOString()}>
            {wallText(at, timeZone)}
            <small>{zoneText(at, timeZone)}</small>
          </time>
        )}
      </p>
      <p className="timeline-line">
        {portName && (
          <span>
            {portName} <span className="timeline-code">{portCode}</span>
          </span>
        )}
        {entry.vessel && (
          <span>
            {entry.vessel} {entry.voyage}
          </span>
        )}
        {entry.source && <SourceMark source={entry.source} />}
        {entry.issuedAt !== null && <span>{formatAgo(words, entry.issuedAt)}</span>}
      </p>
      {(late !== undefined || entry.delayReason !== '') && (
        <p className={`timeline-line${(late ?? 0) > 0 ? ' timeline-late' : ''}`}>
          {planned !== null && planned !== at && (
            <span className="number">
              {words('trackPlanned')} {wallText(planned, timeZone)}
            </span>
          )}
          {late !== undefined && late !== 0 && <span>{hoursText(words, late)}</span>}
          {entry.delayReason !== '' && (
            <span>{words('trackBecause', { reason: entry.delayReasonName || entry.delayReason })}</span>
          )}
        </p>
      )}
      {(entry.reporterName || entry.reason) && (
        <p className="timeline-line">
          {words('trackEnteredBy', { name: entry.reporterName ?? '', reason: entry.reason ?? '' })}
        </p>
      )}
      {children}
    </li>
  );
}
