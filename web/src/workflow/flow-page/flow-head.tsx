import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { HeadFacts } from '../../ui/head-facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { flowStatuses, urgencies } from '../flow-status.ts';
import { applicantFacts, departmentOf } from './applicant-facts.ts';
import type { Flow } from './flow.ts';
import './flow-head.css';
import { personName } from '../person-name.ts';

/** What is to be decided: what it is, where it stands and its key facts; from whom and since when in one line. */
export function FlowHead({ flow }: { flow: Flow }) {
  const words = useWords();
  const task = flow.flowTaskInfo;
  if (!task) return null;
  const urgency = task.flowUrgent > 1 ? urgencies[task.flowUrgent] : undefined;
  return (
    <HeadCard
      className="flow-head"
      title={task.fullName}
      mark={
        urgency && (
          <span className={`flow-head-urgent flow-head-urgent-${task.flowUrgent}`}>{words(urgency)}</span>
        )
      }
      state={<Stamp status={task.status} />}
    >
      <HeadFacts facts={task.facts} />
      {flow.onBehalfOf && (
        <p className="flow-head-behalf">{words('flowPageOnBehalf', { name: personName(flow.onBehalfOf) })}</p>
      )}
      {task.status === 1 && (
        <div className="flow-head-progress">
          <ProgressBar
            label={words('flowPageCompletion', { percent: task.completion })}
            value={task.completion / 100}
          />
          <span className="number">{words('flowPageCompletion', { percent: task.completion })}</span>
        </div>
      )}
      <Applicant flow={flow} task={task} />
    </HeadCard>
  );
}

/** Who asks, from where and since when; the rest about them unfolds. */
function Applicant({ flow, task }: { flow: Flow; task: NonNullable<Flow['flowTaskInfo']> }) {
  const words = useWords();
  const markedName = useMarkedName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = personName(task.creatorUser);
  const at = task.startTime ?? task.creatorTime;
  const line = [markedName(name, task.isExternal), departmentOf(flow), shortTime(at, flow.context.now)];
  const facts = applicantFacts(flow);
  const more = task.delegateUser
    ? words('flowPageDelegated', { name: personName(task.delegateUser) })
    : undefined;
  const said = line.filter((one) => one !== '').join(' · ');
  return (
    <div className="flow-head-applicant">
      {facts.length === 0 ? (
        <p>
          <PersonAvatar name={name} headIcon={task.creatorUserHeadIcon} size={20} />
          <span>{said}</span>
        </p>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          title={words('flowPageBy')}
          onClick={() => setOpen(!isOpen)}
        >
          <PersonAvatar name={name} headIcon={task.creatorUserHeadIcon} size={20} />
          <span>{said}</span>
          <Icon name="chevron" size={16} />
        </button>
      )}
      {more && <p>{more}</p>}
      <div id={id} hidden={!isOpen}>
        {isOpen && <Facts facts={facts} />}
      </div>
    </div>
  );
}

/** Without the year while it is this one. */
const shortTime = (at: number, now: number): string =>
  formatDate(at, formatDate(at, 'yyyy') === formatDate(now, 'yyyy') ? 'MM-dd HH:mm' : 'yyyy-MM-dd HH:mm');

function Stamp({ status }: { status: number }) {
  const words = useWords();
  const state = flowStatuses[status];
  return state && <span className={`flow-stamp flow-stamp-${state.tone}`}>{words(state.words)}</span>;
}
