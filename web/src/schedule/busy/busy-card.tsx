import { getBusy } from '@fairway/contract/schedule.ts';
import { officeHours } from '@fairway/domain/schedule/office-hours.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '../../language/words.ts';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dayInLanguage } from '../../ui/dates/month-days.ts';
import { Icon } from '../../ui/icon.tsx';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import type { Times } from '../move/event-keys.ts';
import { dayOfMoment } from '../shown-days.ts';
import './busy.css';
import { BusyLanes } from './busy-lanes.tsx';

interface BusyCardProps extends Times {
  /** Who is asked beside me. */
  others: readonly string[];
  exceptGroupId: string | undefined;
  onTake: (times: Times) => void;
}

const hoursOf = ({ startAt, endAt }: Times) =>
  `${formatDate(startAt, 'HH:mm')} – ${formatDate(endAt, 'HH:mm')}`;

const isOutside = ({ startAt, endAt }: Times) =>
  dayOfMoment(startAt) !== dayOfMoment(endAt) ||
  formatDate(startAt, 'HH:mm') < officeHours.from ||
  formatDate(endAt, 'HH:mm') > officeHours.to;

/** A warning that never hinders, the day of everybody by the hour, and the first time all of them have. */
export function BusyCard({ startAt, endAt, others, exceptGroupId, onTake }: BusyCardProps) {
  const words = useWords();
  const language = useLanguage();
  const me = useSession(({ userInfo }) => userInfo?.userId) ?? '';
  const { data } = useQuery({
    ...load(getBusy, {
      query: {
        ...{ userIds: [me, ...others].join(), startAt: String(startAt) },
        minutes: String(Math.round((endAt - startAt) / 60_000)),
        ...(exceptGroupId && { exceptGroupId }),
      },
    }),
    placeholderData: (before) => before,
    meta: { quiet: true },
  });
  if (!data) return null;
  const nameOf = ({ id, realName }: { id: string; realName: string }) =>
    id === me ? words('scheduleBusyMe') : realName;
  const people = data.people.map((one) => ({ ...one, realName: nameOf(one) }));
  const conflicts = people.flatMap((one) => {
    const spans = one.busy.filter((span) => span.startAt < endAt && span.endAt > startAt);
    return spans.map((span) => ({ id: one.id, name: one.realName, times: hoursOf(span) }));
  });
  const first = data.firstCommonAt;
  const common = first === null ? undefined : { startAt: first, endAt: first + endAt - startAt };
  const day = (at: number) =>
    dayInLanguage(dayOfMoment(at), language, { month: 'short', day: 'numeric', weekday: 'short' });
  return (
    <Card title={words('scheduleBusyTitle')}>
      <div className="busy-card">
        <div role="status">
          {conflicts.map(({ id, name, times }) => (
            <p key={`${id}${times}`} className="busy-warning">
              <Icon name="warning" size={16} />
              {words('scheduleBusyAt', { name, times })}
            </p>
          ))}
          {conflicts.length === 0 && (
            <p className="busy-free">
              <Icon name="check" size={16} />
              {words('scheduleAllFree')}
            </p>
          )}
          {isOutside({ startAt, endAt }) && <p className="busy-none">{words('scheduleOutsideHours')}</p>}
        </div>
        <BusyLanes people={people} startAt={startAt} endAt={endAt} />
        {conflicts.length > 0 && common && common.startAt !== startAt && (
          <div className="busy-common">
            <span>
              {words('scheduleFirstCommon', { times: `${day(common.startAt)} ${hoursOf(common)}` })}
            </span>
            <Button onClick={() => onTake(common)}>{words('scheduleTakeTime')}</Button>
          </div>
        )}
        {conflicts.length > 0 && !common && <p className="busy-none">{words('scheduleNoCommon')}</p>}
      </div>
    </Card>
  );
}
