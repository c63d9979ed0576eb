import { moveSchedule, rejoinSchedule, type ScheduleOccurrence } from '@fairway/contract/schedule.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { dayInLanguage } from '../../ui/dates/month-days.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { hideToast, toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { refreshSchedule } from '../schedule-reads.ts';
import { ScopeSheet } from '../scope-sheet.tsx';
import { dayOfMoment } from '../shown-days.ts';
import { type Times, timesAfterKey } from './event-keys.ts';
import { type Move, type Scope, withMoves } from './moved-events.ts';

export interface EventMoves {
  /** A list with everything that is under way. */
  shown: (list: readonly ScheduleOccurrence[]) => readonly ScheduleOccurrence[];
  mayMove: (event: ScheduleOccurrence) => boolean;
  /** What is dragged, drawn where it would be. */
  drag: (event: ScheduleOccurrence, times: Times | null) => void;
  /** It was let go there. */
  drop: (event: ScheduleOccurrence, times: Times) => void;
  /** True for a key that moved it. */
  press: (event: ScheduleOccurrence, pressed: KeyboardEvent, where: 'grid' | 'month') => boolean;
  /** The id an event has since it was moved: it holds its start. */
  renamed: { from: string; to: string } | null;
  /** What it needs on the screen: the question how far, and what a screen reader is told. */
  parts: ReactNode;
}

/** Keys come one after the other: what they come to is sent once nobody presses on. */
const keysRest = 700;
const undoFor = 8_000;

interface Draft extends Times {
  event: ScheduleOccurrence;
}

/** Moves events: shown at once, asked how far where they repeat, taken back when refused, and undone on request. */
export function useEventMove(): EventMoves {
  const words = useWords();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [asked, setAsked] = useState<Draft | null>(null);
  const [sent, setSent] = useState<readonly Move[]>([]);
  const [undo, setUndo] = useState<{ act: () => void } | null>(null);
  const [renamed, setRenamed] = useState<EventMoves['renamed']>(null);
  const sayTimes = useTimesInWords();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const moving = useCommand(moveSchedule, { mask: false });
  const rejoining = useCommand(rejoinSchedule, { mask: false });

  /** `movedFrom`: the later ones became a series of their own, and go back to the one they came from. */
  const send = async (move: Move, isUndo = false, movedFrom?: ScheduleOccurrence) => {
    const { event, startAt, endAt, scope } = move;
    setSent((before) => [...before, move]);
    setUndo(null);
    try {
      const { id } = movedFrom
        ? await rejoining.mutateAsync({
            params: { id: event.id },
            body: { from: movedFrom.id, startAt: event.startAt },
          })
        : await moving.mutateAsync({ params: { id: event.id, type: scope }, body: { startAt, endAt } });
      setRenamed({ from: event.id, to: id });
      await refreshSchedule();
      const isOwnSeries = scope === '2' && !id.startsWith(`${event.groupId}_`);
      const groupId = isOwnSeries ? id.slice(0, id.lastIndexOf('_')) : event.groupId;
      const back = { ...move, event: { ...event, id, groupId, startAt, endAt }, ...timesOf(event) };
      // From the first one on it is the whole series that went.
      const undone: Move = { ...back, scope: scope === '2' ? '3' : scope };
      const act = () => {
        hideToast();
        void send(undone, true, isOwnSeries ? event : undefined);
      };
      if (isUndo) toast(words('scheduleUndone'));
      else {
        setUndo({ act });
        toast(words('scheduleMoved', { times: sayTimes(event, startAt, endAt) }), undoFor, {
          label: words('scheduleUndo'),
          act,
        });
      }
    } catch {
      // Its words were said where every refusal is; the list is as it was again.
    } finally {
      setSent((before) => before.filter((one) => one !== move));
    }
  };
  const drop = (event: ScheduleOccurrence, times: Times) => {
    clearTimeout(rest.current);
    if (times.startAt === event.startAt && times.endAt === event.endAt) return setDraft(null);
    if (event.isRepeated) {
      setDraft({ event, ...times });
      return setAsked({ event, ...times });
    }
    setDraft(null);
    void send({ event, ...times, scope: '3' });
  };
  const choose = (scope: Scope) => {
    setAsked(null);
    setDraft(null);
    if (asked) void send({ ...asked, scope });
  };
  useKeys(
    words('scheduleTitle'),
    undo ? [{ keys: 'mod+z', name: words('scheduleUndo'), act: undo.act }] : [],
  );

  return {
    shown: (list) => withMoves(withMoves(list, sent), draft ? [{ ...draft, scope: '1' }] : []),
    mayMove: ({ mayEdit, isBusyOnly, groupId }) =>
      mayEdit && !isBusyOnly && !sent.some((one) => one.event.groupId === groupId && one.event.isRepeated),
    drag: (event, times) => setDraft(times && { event, ...times }),
    drop,
    press: (event, pressed, where) => {
      const from = draft && draft.event.id === event.id ? draft.event : event;
      if (pressed.key === 'Escape' && draft) {
        clearTimeout(rest.current);
        setDraft(null);
        return true;
      }
      const times = timesAfterKey({ ...event, ...(draft ? timesOf(draft) : {}) }, pressed, where);
      if (!times) return false;
      setDraft({ event: from, ...times });
      clearTimeout(rest.current);
      rest.current = setTimeout(() => drop(from, times), keysRest);
      return true;
    },
    renamed,
    parts: (
      <>
        <p className="visually-hidden" aria-live="assertive">
          {draft && `${draft.event.title} ${sayTimes(draft.event, draft.startAt, draft.endAt)}`}
        </p>
        <ScopeSheet
          act={asked ? 'move' : null}
          onChoose={choose}
          onClose={() => {
            setAsked(null);
            setDraft(null);
          }}
        />
      </>
    ),
  };
}

const timesOf = ({ startAt, endAt }: Times): Times => ({ startAt, endAt });

function useTimesInWords() {
  const language = useLanguage();
  return ({ allDay }: ScheduleOccurrence, startAt: number, endAt: number) => {
    const day = (at: number) =>
      dayInLanguage(dayOfMoment(at), language, { month: 'short', day: 'numeric', weekday: 'short' });
    if (allDay === 1) return [...new Set([day(startAt), day(endAt - 1)])].join(' – ');
    const isOneDay = dayOfMoment(startAt) === dayOfMoment(endAt);
    const end = `${isOneDay ? '' : `${day(endAt)} `}${formatDate(endAt, 'HH:mm')}`;
    return `${day(startAt)} ${formatDate(startAt, 'HH:mm')} – ${end}`;
  };
}
