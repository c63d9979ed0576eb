import type { FormField } from '@fairway/contract/forms.ts';
import { toChineseCapitals } from '@fairway/domain/money/chinese-capitals.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { useForm } from '../use-form.ts';
import { Affix } from './affix.tsx';
import { digitsOf, shownNumber, stepped, typedNumber } from './number-text.ts';
import './number.css';
import { ChangingNumber, ShownText } from './shown-text.tsx';
import { useFittingText } from './use-fitting-text.ts';

function NumberEdit({ field, value, onChange, ties, compact }: EditProps) {
  const words = useWords();
  /** What stands in the field while somebody types; it is left as it is until they leave. */
  const [typed, setTyped] = useState<string>();
  /** They began in a text with commas: those are where they were, whatever is typed between them. */
  const isGrouped = useRef(false);
  const meaning = (text: string) => typedNumber(isGrouped.current ? text.replace(/[,，]/g, '') : text);
  const isTyped = typed !== undefined && meaning(typed) === value;
  const step = (direction: 1 | -1) => {
    const next = stepped(value, field, direction);
    setTyped(undefined);
    isGrouped.current = field.thousands === true;
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    // In a grid the arrows go to another cell.
    const direction = compact ? undefined : ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  };
  const input = useRef<HTMLInputElement>(null);
  const text = isTyped ? typed : shownNumber(value, field);
  useFittingText(input, text);
  return (
    <>
      <div className="form-box">
        <Affix text={field.prefix} />
        <div className="form-line">
          <input
            {...ties}
            ref={input}
            type="text"
            className="form-number"
            inputMode={keyboardOf(field)}
            autoComplete="off"
            placeholder={field.placeholder}
            value={text}
            onFocus={(event) => {
              isGrouped.current = event.target.value.includes(',');
            }}
            onBlur={() => setTyped(undefined)}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(meaning(event.target.value));
            }}
            onKeyDown={press}
          />
        </div>
        <Affix text={field.suffix} />
        {!compact && field.step !== undefined && (
          <>
            <StepButton label={words('formLess')} sign="−" onClick={() => step(-1)} />
            <StepButton label={words('formMore')} sign="+" onClick={() => step(1)} />
          </>
        )}
      </div>
      {!compact && <Capitals field={field} value={value} />}
    </>
  );
}

function StepButton({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button type="button" className="form-step" aria-label={label} title={label} onClick={onClick}>
      {sign}
    </button>
  );
}

/** A phone's keys for decimals have no minus everywhere. */
function keyboardOf({ least, precision }: FormField): 'text' | 'numeric' | 'decimal' {
  if (least !== undefined && least < 0) return 'text';
  return precision === 0 ? 'numeric' : 'decimal';
}

/** The amount once more, as cheques and invoices carry it. */
function Capitals({ field, value }: Pick<ViewProps, 'field' | 'value'>) {
  if (!field.chineseCapitals || typeof value !== 'number') return null;
  return <p className="form-capitals">{toChineseCapitals(digitsOf(value))}</p>;
}

/** A unit in letters stands apart from its figure; 元 and % stand at it. */
const apart = (suffix: string): string => (/^[a-z]/i.test(suffix) ? ` ${suffix}` : suffix);

export function NumberView({ field, value, compact }: ViewProps) {
  const text = shownNumber(value, field);
  const affixed = text === '' ? '' : `${field.prefix ?? ''}${text}${apart(field.suffix ?? '')}`;
  const isChanging = useForm().mode !== 'read' && !compact;
  return (
    <>
      {isChanging ? <ChangingNumber text={affixed} /> : <ShownText text={affixed} compact={compact} number />}
      {!compact && <Capitals field={field} value={value} />}
    </>
  );
}

export const numberPart: FieldPart = {
  Edit: NumberEdit,
  View: NumberView,
  parse: (text) => {
    const value = typedNumber(text);
    return typeof value === 'string' ? undefined : value;
  },
};
