import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { flowStatuses, urgencies } from '../flow-status.ts';
import type { Flow } from './flow.ts';
import './flow-head.css';
import { personName } from '../person-name.ts';

/** What it is, from whom and since when, how urgent, and where it stands. */
export function FlowHead({ flow }: { flow: Flow }) {
  const words = useWords();
  const markedName = useMarkedName();
  const task = flow.flowTaskInfo;
  if (!task) return null;
  const name = personName(task.creatorUser);
  const urgency = task.flowUrgent > 1 ? urgencies[task.flowUrgent] : undefined;
  return (
    <section className="flow-head">
      <PersonAvatar name={name} headIcon={task.creatorUserHeadIcon} size={44} />
      <div className="flow-head-words">
        <div className="flow-head-title">
          <h2>{task.fullName}</h2>
          {urgency && (
            <span className={`flow-head-urgent flow-head-urgent-${task.flowUrgent}`}>{words(urgency)}</span>
          )}
        </div>
        <p>
          {words(task.startTime === null ? 'flowPageDraftBy' : 'flowPageBy', {
            name: markedName(name, task.isExternal),
            time: formatDate(task.startTime ?? task.creatorTime),
          })}
        </p>
        {task.delegateUser && <p>{words('flowPageDelegated', { name: personName(task.delegateUser) })}</p>}
        {flow.onBehalfOf && (
          <p className="flow-head-behalf">
            {words('flowPageOnBehalf', { name: personName(flow.onBehalfOf) })}
          </p>
        )}
      </div>
      <Stamp status={task.status} />
      {task.status === 1 && (
        <div className="flow-head-progress">
          <span className="number">{words('flowPageCompletion', { percent: task.completion })}</span>
          <ProgressBar
            label={words('flowPageCompletion', { percent: task.completion })}
            value={task.completion / 100}
          />
        </div>
      )}
    </section>
  );
}

function Stamp({ status }: { status: number }) {
  const words = useWords();
  const state = flowStatuses[status];
  return state && <span className={`flow-stamp flow-stamp-${state.tone}`}>{words(state.words)}</span>;
}
