import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { DateField } from '../ui/dates/date-field.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { dayName } from './day-names.ts';
import type { DayChange } from './use-calendar-acts.ts';
import { daysBetween, type ShownDay } from './year-days.ts';

interface DaySheetProps {
  day: ShownDay;
  isBusy: boolean;
  onSave: (days: DayChange[]) => void;
  onClose: () => void;
}

type Kind = 'work' | 'free' | 'week';

/** What a day is, or all days from it to another. */
export function DaySheet({ day, isBusy, onSave, onClose }: DaySheetProps) {
  const words = useWords();
  const [kind, setKind] = useState<Kind>(day.isNamed ? (day.isWorked ? 'work' : 'free') : 'week');
  const [name, setName] = useState(day.name);
  const [to, setTo] = useState(day.day);
  const days = daysBetween(day.day, to);
  const save = () =>
    onSave(
      days.map((one) => ({
        ...{
          day: one,
          isWorked: kind === 'week' ? null : kind === 'work',
          name: kind === 'week' ? '' : name,
        },
      })),
    );
  return (
    <Sheet
      title={dayName(day.day)}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" busy={isBusy} disabled={days.length === 0} onClick={save}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <Choice
          label={words('calendarKind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'work', label: words('calendarWorked') },
            { value: 'free', label: words('calendarFree') },
            { value: 'week', label: words('calendarAsWeek') },
          ]}
        />
        {kind !== 'week' && (
          <TextField
            label={words('calendarName')}
            value={name}
            maxLength={50}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <DateField
          kind="day"
          label={words('calendarUntil')}
          hint={words('calendarUntilHint')}
          error={days.length === 0 ? words('calendarUntilWrong') : undefined}
          value={to}
          onChange={setTo}
        />
      </div>
    </Sheet>
  );
}
