import { readDays } from '@fairway/domain/calendar/read-days.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { DayChange } from './use-calendar-acts.ts';

interface PasteSheetProps {
  year: number;
  isBusy: boolean;
  onSave: (days: DayChange[]) => void;
  onClose: () => void;
}

/** The official list of a year, pasted line by line. */
export function PasteSheet({ year, isBusy, onSave, onClose }: PasteSheetProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const { days, wrong } = readDays(text);
  const own = days.filter(({ day }) => day.startsWith(`${year}-`));
  const others = days.length - own.length;
  return (
    <Sheet
      title={words('calendarPasteTitle', { year })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={isBusy}
            disabled={own.length === 0 || wrong.length > 0}
            onClick={() => onSave(own)}
          >
            {words('calendarPasteSave', { count: own.length })}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <TextArea
          label={words('calendarPasteLines')}
          hint={words('calendarPasteHint', { year })}
          error={
            wrong.length > 0
              ? words('calendarPasteWrong', { lines: wrong.slice(0, 10).join(', ') })
              : undefined
          }
          rows={8}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {others > 0 && <p role="status">{words('calendarPasteOthers', { count: others, year })}</p>}
      </div>
    </Sheet>
  );
}
