import { useWords } from '../../language/words.ts';
import { formatDue, formatTimeSpan } from '../due-words.ts';
import type { ShownFlow } from '../flow-card.tsx';
import { type flowStatuses, type handleStatuses, urgencies } from '../flow-status.ts';
import { personName } from '../person-name.ts';
import './dense-flow.css';

interface DenseFlowProps {
  flow: ShownFlow & { waitsFor: readonly string[] };
  statuses: typeof flowStatuses | typeof handleStatuses;
  step: string;
  /** When it came here. */
  at: number;
  /** In one's own to-dos nobody has to be told whom it waits for. */
  isMine?: boolean;
}

/** A flow in two lines: what it is and the fact that matters most; the others, where it stands, with whom, how long. */
export function DenseFlow({ flow, statuses, step, at, isMine = false }: DenseFlowProps) {
  const words = useWords();
  const urgency = flow.flowUrgent > 1 ? urgencies[flow.flowUrgent] : undefined;
  const due = flow.due == null ? undefined : formatDue(words, flow.due);
  const state = statuses[flow.status];
  const with_ = isMine ? personName(flow.userName) : flow.waitsFor.map(personName).join(words('listComma'));
  const age = words('flowAge', { time: formatTimeSpan(words, Math.max(0, Date.now() - at)) });
  const [first, ...others] = flow.summary;
  const facts = flow.summary
    .map(({ label, text }) => `${words('flowFactLabel', { label })}${text}`)
    .join('\n');
  return (
    <span className="dense-flow" title={facts || undefined}>
      <span className="dense-flow-line">
        {flow.isUnread && (
          <span className="dense-flow-unread">
            <span className="visually-hidden">{words('flowUnread')}</span>
          </span>
        )}
        {urgency && (
          <span className={`flow-card-urgent flow-card-urgent-${flow.flowUrgent}`}>{words(urgency)}</span>
        )}
        <span className="dense-flow-title">{flow.fullName}</span>
        {first && <span className="dense-flow-fact number">{first.text}</span>}
      </span>
      <span className="dense-flow-line dense-flow-more">
        <span className="dense-flow-where">
          {[...others.map(({ text }) => text), !isMine && state && words(state.words), step, with_]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {flow.delegateUser && (
          <span className="dense-flow-mark">
            {words('flowEntrusted', { name: personName(flow.delegateUser) })}
          </span>
        )}
        <span className={due?.isLate ? 'dense-flow-late' : undefined}>{due?.words ?? age}</span>
      </span>
    </span>
  );
}
