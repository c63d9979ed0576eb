import { AppError } from '@fairway/contract/app-error.ts';
import { changeCalendar, changeWorkWeek, undoCalendar } from '@fairway/contract/calendar.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { flushSync } from 'react-dom';
import { useWords } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { calendarReads, refreshCalendar } from './calendar-reads.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

export interface DayChange {
  day: string;
  /** Null: as the week says. */
  isWorked: boolean | null;
  name: string;
}

/** What is done with the calendar, on top of the versions that are shown. */
export function useCalendarActs(versionOf: (part: string) => number) {
  const words = useWords();
  const options = { refreshes: calendarReads, quiet: true } as const;
  const changing = useCommand(changeCalendar, options);
  const setting = useCommand(changeWorkWeek, options);
  const undoing = useCommand(undoCalendar, options);
  const done = async (work: Promise<unknown>, said: string, onDone?: () => void): Promise<void> => {
    try {
      await work;
      // First closed: a toast goes into the dialog that is open, and would go with it.
      if (onDone) flushSync(onDone);
      toast(said);
    } catch (error) {
      if (!(error instanceof AppError)) return;
      // What the other one changed is shown before it is tried again.
      if (error.code === refusals.RECORD_CHANGED.code) refreshCalendar();
      toast(error.message, shownLonger);
    }
  };
  return {
    isBusy: changing.isPending || setting.isPending || undoing.isPending,
    change: (year: string, days: DayChange[], onDone?: () => void) =>
      done(
        changing.mutateAsync({ params: { year }, body: { version: versionOf(year), days } }),
        words('calendarSaved', { count: days.length }),
        onDone,
      ),
    setWeek: (weekdays: number[]) =>
      done(
        setting.mutateAsync({ body: { version: versionOf('week'), weekdays } }),
        words('calendarWeekSaved'),
      ),
    undo: (part: string) =>
      done(
        undoing.mutateAsync({ params: { part }, body: { version: versionOf(part) } }),
        words('calendarUndone'),
      ),
  };
}
