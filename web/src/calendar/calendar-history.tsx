import { listCalendarHistory } from '@fairway/contract/calendar.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { load } from '../wire/calls.ts';
import { weekdayName } from './day-names.ts';

interface CalendarHistoryProps {
  title: string;
  /** A year, or `week`. */
  part: string;
  onUndo: (() => void) | undefined;
}

/** So many days of one change are named; the others are counted. */
const few = 5;

/** Who changed what of a year or of the week; the last change can be taken back. */
export function CalendarHistory({ title, part, onUndo }: CalendarHistoryProps) {
  const words = useWords();
  const query = useQuery({ ...load(listCalendarHistory, { params: { part } }), meta: { quiet: true } });
  const textOf = (state: string) =>
    part === 'week' ? [...state].map((one) => weekdayName(Number(one), 'short')).join(' ') : state;
  return (
    <Card title={title}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="calendar-who">{words('calendarHistoryNone')}</p>
          ) : (
            <ul className="calendar-history">
              {list.map(({ version, byName, at, act, differences }, index) => (
                <li key={version}>
                  <span className="calendar-who">
                    {byName} · {formatDate(at)}
                    {act === 'undo' && ` · ${words('calendarActUndo')}`}
                    {index === 0 && act !== 'undo' && onUndo && (
                      <Button look="quiet" icon="undo" onClick={onUndo}>
                        {words('calendarUndo')}
                      </Button>
                    )}
                  </span>
                  {differences.slice(0, few).map(({ day, before, after }) => (
                    <span key={day}>
                      {words('calendarDifference', {
                        ...{ day: part === 'week' ? '' : day, before: textOf(before), after: textOf(after) },
                      })}
                    </span>
                  ))}
                  {differences.length > few && (
                    <span>{words('calendarMoreDays', { count: differences.length - few })}</span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
