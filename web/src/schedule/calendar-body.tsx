import type { ScheduleDay, ScheduleLayerDate, ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { useWords } from '../language/words.ts';
import type { Day } from '../ui/dates/month-days.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { DayList } from './day-list.tsx';
import { TimeGrid } from './grid/time-grid.tsx';
import { MonthView } from './month-view.tsx';
import type { Times } from './move/event-keys.ts';
import { useEventMove } from './move/use-event-move.tsx';
import { byDay, type View } from './shown-days.ts';
import { TeamLanes } from './team/team-lanes.tsx';

interface CalendarBodyProps {
  view: View;
  days: readonly Day[];
  chosen: Day;
  today: Day;
  list: readonly ScheduleOccurrence[];
  kinds: readonly ScheduleDay[];
  isTeam: boolean;
  /** Of layers, such as departures of shipments. */
  dates: readonly ScheduleLayerDate[];
  hasMoreDates: boolean;
  /** Of a team: who they are. */
  people: readonly { id: string; realName: string }[];
  onChoose: (day: Day) => void;
  onOpenDay: (day: Day) => void;
  onCreate: (times: Times) => void;
}

/** The days of a view with what they hold. A phone has a list of a week's days, a desk their hours. */
export function CalendarBody(props: CalendarBodyProps) {
  const { view, days, chosen, today, list, people, onChoose, onOpenDay, onCreate } = props;
  const words = useWords();
  const isDesk = useMedia(desktop);
  const moves = useEventMove();
  const names = new Map(people.map(({ id, realName }) => [id, realName]));
  const kinds = new Map(props.kinds.map((one) => [one.day, one]));
  const shown = moves.shown(list);
  const dates = Map.groupBy(props.dates, ({ day }) => day);
  const lists = { events: byDay(shown, days), dates, kinds, names, today };
  const isLanes = props.isTeam && isDesk && view === 'week';
  const isGrid = view === 'day' || (view === 'week' && isDesk);
  return (
    <>
      {view === 'month' ? (
        <div className="schedule-month-screen">
          <MonthView {...{ ...lists, days, chosen, isDesk, moves, onChoose, onOpenDay }} />
          <DayList {...lists} days={[chosen]} />
        </div>
      ) : isLanes ? (
        <TeamLanes {...{ days, today, kinds, people, onOpenDay }} list={shown} />
      ) : isGrid ? (
        <TimeGrid {...{ days, today, list, dates, kinds, names, moves, onOpenDay, onCreate }} />
      ) : (
        <DayList {...lists} days={days} isShort={view === 'agenda'} />
      )}
      {props.hasMoreDates && <p className="schedule-nothing">{words('scheduleMoreDates')}</p>}
      {moves.parts}
    </>
  );
}
