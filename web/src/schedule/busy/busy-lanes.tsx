import { dayParts, minutesOfDay } from '@fairway/domain/schedule/day-parts.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import type { CSSProperties } from 'react';
import { useWords } from '../../language/words.ts';
import type { Times } from '../move/event-keys.ts';
import { dayOfMoment } from '../shown-days.ts';

interface BusyLanesProps extends Times {
  people: readonly { id: string; realName: string; busy: readonly Times[] }[];
}

/** The usual day; it grows where the event lies outside. */
const [morning, evening] = [8 * 60, 20 * 60];

/** A lane for each person: when they are busy on the day of the event, and where the event lies. */
export function BusyLanes({ people, startAt, endAt }: BusyLanesProps) {
  const words = useWords();
  const day = dayOfMoment(startAt);
  const [asked] = dayParts({ startAt, endAt }, [day], defaultZone);
  const from = Math.floor(Math.min(morning, asked?.from ?? morning) / 60) * 60;
  const to = Math.min(Math.ceil(Math.max(evening, asked?.to ?? evening) / 60) * 60, minutesOfDay);
  const place = (start: number, end: number) =>
    ({
      left: `${((Math.max(start, from) - from) / (to - from)) * 100}%`,
      right: `${((to - Math.min(end, to)) / (to - from)) * 100}%`,
    }) as CSSProperties;
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, at) => from / 60 + at);
  const every = hours.length > 13 ? 4 : 2;
  return (
    <div className="busy-lanes">
      <div className="busy-hours" aria-hidden="true">
        {hours.map((hour, at) =>
          at % every === 0 ? (
            <span key={hour} style={{ left: `${(at / (hours.length - 1)) * 100}%` }}>
              {hour}
            </span>
          ) : null,
        )}
      </div>
      <ul>
        {people.map(({ id, realName, busy }) => {
          const spans = busy.flatMap((span) =>
            dayParts(span, [day], defaultZone).filter((part) => part.to > from && part.from < to),
          );
          const times = busy
            .map((one) => `${formatDate(one.startAt, 'HH:mm')} – ${formatDate(one.endAt, 'HH:mm')}`)
            .join('、');
          const label =
            times === ''
              ? words('scheduleFreeLane', { name: realName })
              : words('scheduleBusyLane', { name: realName, times });
          return (
            <li key={id}>
              <span className="busy-name" aria-hidden="true">
                {realName}
              </span>
              <div className="busy-track" role="img" aria-label={label} title={label}>
                {spans.map((span) => (
                  <i key={span.from} className="busy-bar" style={place(span.from, span.to)} />
                ))}
                {asked && <b className="busy-asked" style={place(asked.from, asked.to)} />}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
