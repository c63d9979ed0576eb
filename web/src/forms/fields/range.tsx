import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import type { EditProps, Ties } from '../part.ts';

interface RangeProps<T> extends Pick<EditProps, 'field' | 'value' | 'ties' | 'onChange'> {
  /** Its ends need more room than half a phone. */
  isWide: boolean;
  isEnd: (value: unknown) => value is T;
  drawEnd: (end: { ties: Partial<Ties>; value: T | null; onChange: (value: T | null) => void }) => ReactNode;
}

/** Two ends of something, each with its own name. */
export function Range<T>({ field, value, ties, onChange, isWide, isEnd, drawEnd }: RangeProps<T>) {
  const words = useWords();
  const [from, to] = endsOf(value, isEnd);
  const { id, 'aria-invalid': isInvalid, 'aria-required': isRequired, ...group } = ties;
  const state = { 'aria-invalid': isInvalid, 'aria-required': isRequired };
  const write = (ends: [T | null, T | null]) => onChange(ends.every((end) => end === null) ? null : ends);
  const nameOf = (end: string) => words('formRangeOf', { label: ties['aria-label'] ?? field.label, end });
  return (
    <fieldset {...group} className={`form-range${isWide ? ' form-range-wide' : ''}`}>
      <div className="form-box">
        {drawEnd({
          ties: { ...state, id, 'aria-label': nameOf(words('formFrom')) },
          value: from,
          onChange: (end) => write([end, to]),
        })}
      </div>
      <span className="form-range-dash" aria-hidden="true">
        –
      </span>
      <div className="form-box">
        {drawEnd({
          ties: { ...state, 'aria-label': nameOf(words('formTo')) },
          value: to,
          onChange: (end) => write([from, end]),
        })}
      </div>
    </fieldset>
  );
}

/** Either end of a range; what is none is nothing. */
export function endsOf<T>(value: unknown, isEnd: (one: unknown) => one is T): [T | null, T | null] {
  const [from, to] = Array.isArray(value) ? value : [];
  return [isEnd(from) ? from : null, isEnd(to) ? to : null];
}

const between = /\s*(?:~|～|至|到|—|–|\s-\s)\s*/;

/** `2026-11-01 ~ 2026-11-15`. */
export function parseRange<T>(text: string, parse: (end: string) => T | null | undefined): unknown {
  if (text.trim() === '') return null;
  const ends = text.split(between).map(parse);
  return ends.length === 2 && ends.every((end) => end !== null && end !== undefined) ? ends : undefined;
}
