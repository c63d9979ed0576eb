import type { ScheduleLayerDate } from '@fairway/contract/schedule.ts';
import { useWords } from '../../language/words.ts';
import type { Day } from '../../ui/dates/month-days.ts';
import { LayerDate } from './layer-date.tsx';

interface LayerRowProps {
  days: readonly Day[];
  dates: ReadonlyMap<Day, readonly ScheduleLayerDate[]>;
  onOpenDay: (day: Day) => void;
}

/** Of a week; a day has room for all. */
const mostShown = 3;

/** Dates of shipments over the hours, apart from what is planned. */
export function LayerRow({ days, dates, onOpenDay }: LayerRowProps) {
  const words = useWords();
  if (days.every((day) => !dates.get(day)?.length)) return null;
  const shown = days.length === 1 ? Number.POSITIVE_INFINITY : mostShown;
  return (
    <div className="time-grid-whole layer-row">
      <span className="time-grid-gutter">{words('scheduleLayerShort')}</span>
      <div className="layer-cells" style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
        {days.map((day) => {
          const has = dates.get(day) ?? [];
          return (
            <div key={day}>
              {has.slice(0, shown).map((date) => (
                <LayerDate key={date.id} date={date} />
              ))}
              {has.length > shown && (
                <button type="button" className="schedule-more" onClick={() => onOpenDay(day)}>
                  {words('scheduleMore', { count: has.length - shown })}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
