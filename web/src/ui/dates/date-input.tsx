import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type InputHTMLAttributes, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { DropDown } from '../drop-down.tsx';
import { IconButton } from '../icon-button.tsx';
import { typesAndPoints, useMedia } from '../use-media.ts';
import { DateChoice } from './date-choice.tsx';
import './date-input.css';
import { type DateKind, isWhole, readTyped, typedPattern, typedText } from './typed-date.ts';

type Taken = 'value' | 'onChange' | 'type' | 'min' | 'max' | 'defaultValue';

export interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Taken> {
  kind: DateKind;
  /** As the browser's own inputs write it; empty for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** The zone whose day is today; the device's own unless told otherwise. */
  zone?: string | undefined;
  onChange: (held: string) => void;
}

const native: Record<DateKind, string> = {
  day: 'date',
  month: 'month',
  minute: 'datetime-local',
  second: 'datetime-local',
  time: 'time',
  timeOfSecond: 'time',
};

/** Without it the year takes six digits. */
const latest: Partial<Record<DateKind, string>> = {
  day: '9999-12-31',
  minute: '9999-12-31T23:59',
  second: '9999-12-31T23:59:59',
};

/**
 * A date, a month, a time. A phone has its own wheel for it; on a desk the browser's box speaks the language of the
 * browser, not of the app, so there it is text in one notation, typed as it comes, or picked from a calendar.
 */
export function DateInput(props: DateInputProps) {
  const isTyped = useMedia(typesAndPoints);
  if (isTyped) return <TypedDate {...props} />;
  const { kind, zone: _, max, onChange, ...rest } = props;
  const hasSeconds = kind === 'second' || kind === 'timeOfSecond';
  return (
    <input
      {...rest}
      type={native[kind]}
      step={hasSeconds ? 1 : undefined}
      max={max ?? latest[kind]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function TypedDate({ kind, value, min, max, zone, placeholder, onChange, ...rest }: DateInputProps) {
  const words = useWords();
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What the fingers wrote, as long as nothing else changed the value since. */
  const [typed, setTyped] = useState<{ text: string; held: string; isLeft: boolean }>();
  const mine = typed?.held === value ? typed : undefined;
  const today = formatDate(
    Date.now(),
    'yyyy-MM-dd',
    zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const isClock = kind === 'time' || kind === 'timeOfSecond';
  const type = (text: string) => {
    // Half a date is none: what is not in sight must not be sent.
    const held = isWhole(text, kind) ? (readTyped(text, kind, today) ?? '') : '';
    setTyped({ text, held, isLeft: false });
    if (held !== value) onChange(held);
  };
  const settle = () => {
    if (!mine) return;
    const held = readTyped(mine.text, kind, today);
    setTyped(held === undefined ? { ...mine, isLeft: true } : undefined);
    if (held !== undefined && held !== value) onChange(held);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    const inGrid = event.currentTarget.closest('[role="grid"]') !== null;
    if (event.key === 'Enter') settle();
    if (isClock || !(event.key === 'F4' || (event.key === 'ArrowDown' && event.altKey && !inGrid))) return;
    event.preventDefault();
    settle();
    setIsOpen(true);
  };
  const close = (isLeft: boolean) => {
    setIsOpen(false);
    if (!isLeft) box.current?.focus();
  };
  const pick = (picked: string) => {
    const time = kind === 'minute' || kind === 'second' ? timeIn(value, kind) : '';
    flushSync(() => {
      setTyped(undefined);
      onChange(`${picked}${time}`);
    });
    close(false);
    // The time comes next.
    if (time) box.current?.setSelectionRange(picked.length + 1, picked.length + time.length);
  };
  const isUnread = mine?.isLeft === true;
  return (
    <>
      <input
        {...rest}
        ref={box}
        type="text"
        autoComplete={rest.autoComplete ?? 'off'}
        className={`${rest.className ?? ''} date-input${isUnread ? ' date-input-unread' : ''}`}
        aria-invalid={isUnread || rest['aria-invalid']}
        title={isUnread ? words('dateUnread', { pattern: typedPattern[kind] }) : rest.title}
        placeholder={placeholder ?? typedPattern[kind]}
        value={mine?.text ?? typedText(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={(event) => {
          settle();
          rest.onBlur?.(event);
        }}
      />
      {!isClock && !rest.readOnly && !rest.disabled && (
        <IconButton
          icon="calendar"
          label={words('dateOpen')}
          className="date-input-open"
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      <DropDown anchor={box} open={isOpen} onClose={close} width="own">
        {isOpen && (
          <DateChoice
            of={kind === 'month' ? 'month' : 'day'}
            value={value.slice(0, kind === 'month' ? 7 : 10)}
            today={today}
            min={min?.slice(0, 10)}
            max={max?.slice(0, 10)}
            onPick={pick}
          />
        )}
      </DropDown>
    </>
  );
}

const timeIn = (value: string, kind: 'minute' | 'second'): string =>
  `T${value.split('T')[1] ?? (kind === 'second' ? '00:00:00' : '00:00')}`;
