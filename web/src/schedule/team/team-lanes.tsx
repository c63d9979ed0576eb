import type { ScheduleDay, ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { type Day, dayInLanguage } from '../../ui/dates/month-days.ts';
import { EventBlock } from '../grid/event-block.tsx';
import { byDay, keyOfEvent } from '../shown-days.ts';
import './team-lanes.css';

interface TeamLanesProps {
  days: readonly Day[];
  today: Day;
  list: readonly ScheduleOccurrence[];
  kinds: ReadonlyMap<Day, ScheduleDay>;
  people: readonly { id: string; realName: string }[];
  onOpenDay: (day: Day) => void;
}

/** A week of a team: a lane for each person. What is private of them is only busy. */
export function TeamLanes({ days, today, list, kinds, people, onOpenDay }: TeamLanesProps) {
  const words = useWords();
  const language = useLanguage();
  if (people.length === 0) return <p className="schedule-nothing">{words('scheduleNobodyBelow')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys, where it holds no event
    <section className="team-lanes" tabIndex={0} aria-label={words('scheduleTeam')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('schedulePerson')}</th>
            {days.map((day) => {
              const kind = kinds.get(day);
              return (
                <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                  <button type="button" onClick={() => onOpenDay(day)}>
                    {dayInLanguage(day, language, { month: 'numeric', day: 'numeric', weekday: 'short' })}
                    <small>{kind?.name || kind?.lunar}</small>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, realName }) => {
            const theirs = byDay(
              list.filter(({ userIds }) => userIds.includes(id)),
              days,
            );
            return (
              <tr key={id}>
                <th scope="row">
                  <span>
                    <Avatar name={realName} size={28} />
                    {realName}
                  </span>
                </th>
                {days.map((day) => (
                  <td key={day} data-worked={(kinds.get(day)?.isWorked ?? true) || undefined}>
                    {(theirs.get(day) ?? []).map((event) => (
                      <EventBlock key={keyOfEvent(event)} event={event} shownOn={day} isLine />
                    ))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
