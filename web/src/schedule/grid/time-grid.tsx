import type { ScheduleDay, ScheduleLayerDate, ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { dayParts, minuteOf, minutesOfDay } from '@fairway/domain/schedule/day-parts.ts';
import { officeHours } from '@fairway/domain/schedule/office-hours.ts';
import { dayOf, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useWords } from '../../language/words.ts';
import type { Day } from '../../ui/dates/month-days.ts';
import { LayerRow } from '../layers/layer-row.tsx';
import type { Times } from '../move/event-keys.ts';
import type { EventMoves } from '../move/use-event-move.tsx';
import { DayColumn } from './day-column.tsx';
import { GridHead } from './grid-head.tsx';
import './time-grid.css';
import { useGridDrag } from './use-grid-drag.ts';
import { WholeDayRow } from './whole-day-row.tsx';

interface TimeGridProps {
  days: readonly Day[];
  today: Day;
  list: readonly ScheduleOccurrence[];
  dates: ReadonlyMap<Day, readonly ScheduleLayerDate[]>;
  kinds: ReadonlyMap<Day, ScheduleDay>;
  names: ReadonlyMap<string, string>;
  moves: EventMoves;
  onOpenDay: (day: Day) => void;
  onCreate: (times: Times) => void;
}

const hours = Array.from({ length: 23 }, (_, at) => at + 1);
const oneDay = 86_400_000;
/** What lies in the night does not decide where a day is opened. */
const morning = 7 * 60;
const isWhole = ({ allDay, startAt, endAt }: ScheduleOccurrence) => allDay === 1 || endAt - startAt >= oneDay;

/** Days as columns of hours, with events where their time is. */
export function TimeGrid(props: TimeGridProps) {
  const { days, today, list, dates, kinds, names, moves, onOpenDay, onCreate } = props;
  const words = useWords();
  const scroller = useRef<HTMLElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const moved = useRef('');
  const drag = useGridDrag({ days, columns, onDrag: moves.drag, onDrop: moves.drop, onCreate });
  const shown = moves.shown(list);
  const timed = shown.filter((event) => !isWhole(event));
  useScrollToWork(scroller, days, timed);
  // In another column it is another element: the keys go on where the event is now.
  useEffect(() => {
    if (moves.renamed?.from === moved.current) moved.current = moves.renamed.to;
    if (moved.current === '' || document.activeElement !== document.body) return;
    scroller.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(moved.current)}"]`)?.focus();
  });
  const namesOf = ({ userIds }: ScheduleOccurrence) =>
    userIds.flatMap((id) => names.get(id) ?? []).join('、');
  const press = (event: ScheduleOccurrence, pressed: KeyboardEvent) => {
    if (!moves.mayMove(event) || !moves.press(event, pressed, 'grid')) return;
    moved.current = event.id;
    pressed.preventDefault();
    pressed.stopPropagation();
  };
  const grab = (event: ScheduleOccurrence, pressed: PointerEvent, kind: 'move' | 'stretch') => {
    if (moves.mayMove(event)) drag.start(pressed, { kind, event, isByDays: isWhole(event) });
    else pressed.stopPropagation();
  };
  const shared = { namesOf, mayMove: moves.mayMove, onPress: press, onGrab: grab };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys, where it holds no event
    <section ref={scroller} className="time-grid" tabIndex={0} aria-label={words('scheduleHours')}>
      <div className="time-grid-top" style={{ '--days': days.length } as CSSProperties}>
        <GridHead days={days} today={today} kinds={kinds} onOpenDay={onOpenDay} />
        <LayerRow {...{ days, dates, onOpenDay }} />
        <WholeDayRow {...shared} days={days} events={shown.filter(isWhole)} />
      </div>
      <div className="time-grid-body" style={{ '--days': days.length } as CSSProperties}>
        <div className="time-grid-gutter" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ '--from': hour * 60 } as CSSProperties}>
              {`${String(hour).padStart(2, '0')}:00`}
            </span>
          ))}
        </div>
        <div className="time-grid-columns" ref={columns}>
          {days.map((day) => (
            <DayColumn
              key={day}
              {...shared}
              day={day}
              isToday={day === today}
              isWorked={kinds.get(day)?.isWorked ?? true}
              events={timed}
              created={drag.created}
              onPressEmpty={(pressed) => drag.start(pressed, { kind: 'create' })}
              onTap={(x, y) => onCreate(drag.hourAt(x, y))}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A day is opened where its work begins, or its first event. */
function useScrollToWork(
  scroller: RefObject<HTMLElement | null>,
  days: readonly Day[],
  timed: readonly ScheduleOccurrence[],
) {
  const first = days[0] ?? '';
  const scrolled = useRef('');
  useEffect(() => {
    const element = scroller.current;
    if (!element || scrolled.current === first) return;
    scrolled.current = first;
    const starts = timed.flatMap((event) => dayParts(event, days, defaultZone).map(({ from }) => from));
    const now = wallOf(Date.now(), defaultZone);
    const wanted = Math.max(
      morning,
      Math.min(
        minuteOf(`${first}T${officeHours.from}`),
        ...starts.filter((from) => from >= morning),
        days.includes(dayOf(now)) ? minuteOf(now) : minutesOfDay,
      ),
    );
    const body = element.querySelector('.time-grid-body');
    element.scrollTop = ((wanted - 30) / minutesOfDay) * (body?.clientHeight ?? 0);
  });
}
