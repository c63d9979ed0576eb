import type { ShownFact } from '@fairway/contract/shown-fact.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { CheckMark } from '../ui/check-mark.tsx';
import { HeadFacts } from '../ui/head-facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { formatDue } from './due-words.ts';
import './flow-card.css';
import { flowStatuses, type handleStatuses, urgencies } from './flow-status.ts';
import { personName } from './person-name.ts';
import { TemplateIcon } from './template-icon.tsx';

/** What a flow of any list has to show. */
export interface ShownFlow {
  fullName: string;
  icon: string;
  iconBackground: string;
  flowUrgent: number;
  status: number;
  delegateUser: string;
  userName: string;
  headIcon: string;
  isExternal: boolean;
  summary: readonly ShownFact[];
  due?: number | null;
  isUnread?: boolean;
}

interface FlowCardProps {
  flow: ShownFlow;
  /** Which words its status has. */
  statuses?: typeof flowStatuses | typeof handleStatuses;
  /** Where it stands in its flow. */
  step: string;
  /** What happened when, in words of its list: 接收时间, 办理时间. */
  time: { label: string; at: number };
  tick?: 'on' | 'off' | undefined;
}

/** A flow at a glance: what it is about, how urgent, where it stands, since when and from whom. */
export function FlowCard({ flow, statuses = flowStatuses, step, time, tick }: FlowCardProps) {
  const words = useWords();
  const state = statuses[flow.status];
  return (
    <span className="flow-card">
      <span className="flow-card-head">
        {tick && <CheckMark state={tick} />}
        <TemplateIcon icon={flow.icon} iconBackground={flow.iconBackground} />
        <span className="flow-card-title">
          {flow.isUnread && (
            <span className="flow-card-unread">
              <span className="visually-hidden">{words('flowUnread')}</span>
            </span>
          )}
          {flow.fullName}
          <Urgency flowUrgent={flow.flowUrgent} />
        </span>
        {state && <StateLabel tone={state.tone}>{words(state.words)}</StateLabel>}
      </span>
      <HeadFacts facts={flow.summary} />
      <span className="flow-card-facts">
        <Fact label={words('flowStep')}>{step || words('flowStepNone')}</Fact>
        <Fact label={time.label}>
          <time className="number" dateTime={new Date(time.at).toISOString()}>
            {formatDate(time.at)}
          </time>
        </Fact>
      </span>
      <span className="flow-card-foot">
        {flow.userName && (
          <span className="flow-card-person">
            <PersonAvatar name={personName(flow.userName)} headIcon={flow.headIcon} size={24} />
            {personName(flow.userName)}
            <ExternalMark shown={flow.isExternal} />
          </span>
        )}
        {flow.delegateUser && (
          <span className="flow-card-mark">
            {words('flowEntrusted', { name: personName(flow.delegateUser) })}
          </span>
        )}
        {flow.due != null && <Due due={flow.due} />}
      </span>
    </span>
  );
}

function Urgency({ flowUrgent }: { flowUrgent: number }) {
  const words = useWords();
  const key = flowUrgent > 1 ? urgencies[flowUrgent] : undefined;
  return key && <span className={`flow-card-urgent flow-card-urgent-${flowUrgent}`}>{words(key)}</span>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const words = useWords();
  return (
    <span className="flow-card-fact">
      <span>{words('flowFactLabel', { label })}</span>
      <span>{children}</span>
    </span>
  );
}

function Due({ due }: { due: number }) {
  const words = useWords();
  const said = formatDue(words, due);
  if (!said) return null;
  return (
    <span className={`flow-card-due${said.isLate ? ' flow-card-late' : ''}`}>
      <Icon name="clock" size={14} />
      {said.words}
    </span>
  );
}
