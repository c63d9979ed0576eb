import type { FormField } from '@fairway/contract/forms.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useWords } from '../../language/words.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { typedNumber } from './number-text.ts';
import './rate.css';

const usualMost = 5;
const mostStars = 10;

const starsOf = ({ most }: FormField): number =>
  Math.min(Math.max(Math.trunc(most ?? usualMost), 1), mostStars);
const rating = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Stars, whole or by halves: by pointer, or with the arrows. The same star again takes it back. */
function RateEdit({ field, value, onChange, ties }: EditProps) {
  const words = useWords();
  const most = starsOf(field);
  const step = field.allowHalf ? 0.5 : 1;
  const now = rating(value);
  const set = (next: number) => onChange(next <= 0 ? null : Math.min(next, most));
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: now + step,
      ArrowUp: now + step,
      ArrowLeft: now - step,
      ArrowDown: now - step,
      Home: 0,
      End: most,
      Delete: 0,
      Backspace: 0,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const wanted = Math.max(step, Math.ceil((((event.clientX - left) / width) * most) / step) * step);
    set(wanted === now ? 0 : wanted);
  };
  const { 'aria-required': _, ...known } = ties;
  return (
    <div className="rate-line">
      <div
        {...known}
        role="slider"
        tabIndex={0}
        className="rate"
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={now}
        aria-valuetext={words('formRated', { value: now, most })}
        onKeyDown={press}
        onPointerUp={point}
      >
        <Stars value={now} most={most} />
      </div>
      <span className="number" aria-hidden="true">
        {now === 0 ? '' : words('formRate', { value: now })}
      </span>
    </div>
  );
}

function RateView({ field, value }: ViewProps) {
  const words = useWords();
  const most = starsOf(field);
  return (
    <span
      className="rate rate-read"
      role="img"
      aria-label={words('formRated', { value: rating(value), most })}
    >
      <Stars value={rating(value)} most={most} />
    </span>
  );
}

function Stars({ value, most }: { value: number; most: number }) {
  return Array.from({ length: most }, (_, index) => {
    const filled = Math.min(Math.max(value - index, 0), 1);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
      <svg key={index} width={26} height={26} viewBox="0 0 24 24" aria-hidden="true">
        <path d={star} className="rate-hollow" />
        {filled > 0 && (
          <path
            d={star}
            className="rate-filled"
            style={{ clipPath: `inset(0 ${100 - filled * 100}% 0 0)` }}
          />
        )}
      </svg>
    );
  });
}

const star = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';

export const ratePart: FieldPart = {
  Edit: RateEdit,
  View: RateView,
  parse: (text) => {
    const value = typedNumber(text);
    return typeof value === 'string' ? undefined : value;
  },
};
