import { addSchedule } from '@fairway/contract/schedule.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { dayInLanguage } from '../ui/dates/month-days.ts';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import type { Times } from './move/event-keys.ts';
import { newSchedulePath } from './paths.ts';
import { scheduleReads } from './schedule-reads.ts';
import { dayOfMoment } from './shown-days.ts';

interface QuickEventSheetProps {
  /** What was drawn on the calendar; null for nothing. */
  times: Times | null;
  onClose: () => void;
}

/** A new event by its name alone; everything else stands in the form. */
export function QuickEventSheet({ times, onClose }: QuickEventSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words('scheduleAdd')} open={times !== null} onClose={onClose}>
      {times && <QuickEvent key={times.startAt} times={times} onClose={onClose} />}
    </Sheet>
  );
}

function QuickEvent({ times, onClose }: { times: Times; onClose: () => void }) {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const isSent = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstInput(form);
  const adding = useCommand(addSchedule, { refreshes: scheduleReads });
  const { startAt, endAt } = times;
  const day = dayInLanguage(dayOfMoment(startAt), language, {
    ...{ month: 'long', day: 'numeric', weekday: 'long' },
  });
  const hours = [startAt, endAt].map((at) => formatDate(at, 'HH:mm'));
  const save = async () => {
    if (title.trim() === '' || isSent.current) return;
    isSent.current = true;
    const written = { title, startDay: startAt, endDay: endAt, zone: defaultZone, reminderTime: 15 };
    await adding.mutateAsync({ body: { ...written, startTime: hours[0], endTime: hours[1] } }).then(
      () => {
        onClose();
        toast(words('scheduleSaved'));
      },
      () => {
        isSent.current = false;
      },
    );
  };
  return (
    <form
      ref={form}
      className="form-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="schedule-quick-when">{`${day} ${hours.join(' – ')}`}</p>
      <TextField
        label={words('scheduleName')}
        value={title}
        maxLength={100}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button look="primary" wide type="submit" busy={adding.isPending} disabled={title.trim() === ''}>
        {words('save')}
      </Button>
      <Button wide onClick={() => void navigate(newSchedulePath(dayOfMoment(startAt), { title, ...times }))}>
        {words('scheduleMoreFields')}
      </Button>
    </form>
  );
}

/** React's autoFocus comes before the sheet opens, which then looks for the attribute. */
function useFirstInput(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => form.current?.querySelector('input')?.setAttribute('autofocus', ''), [form]);
}
