import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { createContext, type ReactNode, use } from 'react';
import { useWords } from '../../language/words.ts';
import { type FieldName, FieldValue } from '../field-value.tsx';
import { fieldWords } from '../order-words.ts';
import './form-part.css';

/** What every part of the form is given. */
export interface FormPart {
  fields: OrderFields;
  change: (changes: Partial<OrderFields>) => void;
  /** What is wrong, by field, once it is to be said. */
  errors: Partial<Record<FieldName, string>>;
  /** It was booked so, and stays. */
  isFixed: (field: FieldName) => boolean;
}

/** What an order of its kind cannot be sent without. */
export const RequiredContext = createContext<ReadonlySet<FieldName>>(new Set());
export const useIsRequired = (name: FieldName): true | undefined =>
  use(RequiredContext).has(name) || undefined;

interface PlaceProps {
  name: FieldName;
  /** Of a control that does not say it itself. */
  error?: string | undefined;
  wide?: boolean;
  children: ReactNode;
}

/** Where a field stands: what is wrong with it leads here. */
export function Place({ name, error, wide = false, children }: PlaceProps) {
  return (
    <div
      className={`order-place${wide ? ' form-wide' : ''}`}
      data-place={name}
      data-required={useIsRequired(name)}
    >
      {children}
      {error && (
        <p className="order-place-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A field that is only read. */
export function FixedField({ name, fields }: { name: FieldName; fields: OrderFields }) {
  const words = useWords();
  return (
    <div className="order-fixed" data-place={name}>
      <span>{words(fieldWords[name])}</span>
      <span>
        <FieldValue field={name} value={fields[name]} />
      </span>
    </div>
  );
}
