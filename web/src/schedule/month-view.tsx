import type { ScheduleDay, ScheduleLayerDate, ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../language/words.ts';
import { addDays, addMonths, type Day, dayInLanguage } from '../ui/dates/month-days.ts';
import { Icon } from '../ui/icon.tsx';
import { EventBlock } from './grid/event-block.tsx';
import { grabOfDay } from './move/grab-of-day.ts';
import type { EventMoves } from './move/use-event-move.tsx';
import { keyOfEvent } from './shown-days.ts';

interface MonthViewProps {
  days: readonly Day[];
  chosen: Day;
  today: Day;
  events: ReadonlyMap<Day, readonly ScheduleOccurrence[]>;
  dates: ReadonlyMap<Day, readonly ScheduleLayerDate[]>;
  kinds: ReadonlyMap<Day, ScheduleDay>;
  /** On a desk each day says what it has, on a phone it has dots. */
  isDesk: boolean;
  names: ReadonlyMap<string, string>;
  moves: EventMoves;
  onChoose: (day: Day) => void;
  onOpenDay: (day: Day) => void;
}

const mostShown = 3;

/** Weeks of days. Arrows walk from day to day, Page up and down from month to month. */
export function MonthView(props: MonthViewProps) {
  const { days, chosen, today, events, dates, kinds, isDesk, names, moves, onChoose, onOpenDay } = props;
  const words = useWords();
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const walked = useRef(false);
  const moved = useRef('');
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
    walked.current = false;
  }, [chosen]);
  // In another box it is another element: the keys go on where the event is now.
  useEffect(() => {
    if (moves.renamed?.from === moved.current) moved.current = moves.renamed.to;
    if (moved.current === '' || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(moved.current)}"]`)?.focus();
  });
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    const turn = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined && turn === undefined) return;
    event.preventDefault();
    walked.current = true;
    onChoose(step === undefined ? addMonths(chosen, turn ?? 0) : addDays(chosen, step));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its days hear the keys, this is where they meet
    <div className="schedule-month" ref={grid} onKeyDown={press}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className="schedule-weekday" aria-hidden="true">
          {dayInLanguage(day, language, { weekday: 'short' })}
        </span>
      ))}
      {days.map((day) => {
        const has = events.get(day) ?? [];
        const kind = kinds.get(day);
        const layer = dates.get(day) ?? [];
        const room = layer.length > 0 ? mostShown - 1 : mostShown;
        const name = dayInLanguage(day, language, { month: 'long', day: 'numeric', weekday: 'long' });
        const below = kind?.name || kind?.lunar || '';
        const free = kind?.isNamed && words(kind.isWorked ? 'scheduleWorked' : 'scheduleFree');
        const look = [
          'schedule-day',
          day.slice(0, 7) !== chosen.slice(0, 7) && 'schedule-other-month',
          kind && !kind.isWorked && 'schedule-free',
        ];
        return (
          <div
            key={day}
            className={look.filter(Boolean).join(' ')}
            data-box={day}
            data-chosen={day === chosen || undefined}
          >
            <button
              type="button"
              data-day={day}
              className="schedule-day-head"
              aria-current={day === today ? 'date' : undefined}
              aria-pressed={day === chosen}
              tabIndex={day === chosen ? 0 : -1}
              aria-label={[
                ...[name, below, free, words('scheduleCount', { count: has.length })],
                !isDesk && layer.length > 0 && words('scheduleLayerDates', { count: layer.length }),
              ]
                .filter(Boolean)
                .join(' ')}
              onClick={() => onChoose(day)}
            >
              <span className="schedule-date">{Number(day.slice(8))}</span>
              <span className="schedule-lunar">{below}</span>
              {free && <span className="schedule-mark">{free}</span>}
              {!isDesk && (
                <span className="schedule-dots">
                  <span className="schedule-dot" data-count={Math.min(has.length, mostShown)} />
                  <span className="schedule-dot" data-count={Math.min(layer.length, mostShown)} data-layer />
                </span>
              )}
            </button>
            {isDesk &&
              has.slice(0, room).map((one) => (
                <EventBlock
                  key={keyOfEvent(one)}
                  event={one}
                  shownOn={day}
                  isLine
                  names={one.userIds.flatMap((id) => names.get(id) ?? []).join('、')}
                  mayMove={moves.mayMove(one)}
                  onPointerDown={(pressed) => grabOfDay(moves, one, pressed)}
                  onKeyDown={(pressed) => {
                    if (!moves.mayMove(one) || !moves.press(one, pressed, 'month')) return;
                    moved.current = one.id;
                    pressed.preventDefault();
                    pressed.stopPropagation();
                  }}
                />
              ))}
            {isDesk && layer.length > 0 && (
              <span className="schedule-layer-count">
                <Icon name="anchor" size={12} />
                {words('scheduleLayerCount', { count: layer.length })}
              </span>
            )}
            {isDesk && has.length > room && (
              <button type="button" className="schedule-more" onClick={() => onOpenDay(day)}>
                {words('scheduleMore', { count: has.length - room })}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
