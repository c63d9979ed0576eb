import type { FormField as Field } from '@fairway/contract/forms.ts';
import { type CSSProperties, memo, type ReactNode, useId, useMemo } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import './form-field.css';
import type { FieldPart, Place, Ties } from './part.ts';
import { loadPart, usePart } from './registry.ts';
import { useChange } from './use-change.ts';
import { useErrorAt, useFieldStateAt, useForm, useValueAt } from './use-form.ts';
import { useScrollToField } from './use-scroll-to-field.ts';

interface FormFieldProps {
  field: Field;
  place: Place;
}

/** A field of a form with its label, its hint and what is wrong with it; to be read where it cannot be changed. */
export const FormField = memo(DrawnField, isSamePlace);

function DrawnField({ field, place: { path, row } }: FormFieldProps) {
  const id = useId();
  const place = useMemo(() => ({ path, row }), [path, row]);
  const store = useForm();
  const part = useDrawnPart(field);
  const { visible, readonly, required } = useFieldStateAt(place, field);
  const error = useErrorAt(place, field);
  const frame = useScrollToField(place, visible);
  if (!visible || field.kind === 'table') return null;
  const isOpen = !readonly && part !== undefined && part !== 'failed' && part.Edit !== undefined;
  const isBare = part !== undefined && part !== 'failed' && part.isBare === true;
  const isLabelled = !isBare && field.label !== '';
  const described = isOpen
    ? [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
    : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left what is inside
    <div
      ref={frame}
      style={{ '--span': field.span } as CSSProperties}
      className={`form-field${isLabelled ? ' form-field-labelled' : ''}${isOpen ? '' : ' form-field-read'}${error ? ' form-field-wrong' : ''}`}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) store.visit(place);
      }}
    >
      {isLabelled && (
        <Label id={id} isFor={isOpen} isRequired={isOpen && required}>
          {field.label}
        </Label>
      )}
      <Drawn
        part={part}
        field={field}
        place={place}
        isOpen={isOpen}
        error={error}
        isRequired={required}
        described={described}
        id={id}
        labelledBy={isLabelled ? `${id}-label` : undefined}
        label={isLabelled ? undefined : field.label || undefined}
      />
      {isOpen && !isBare && field.hint && (
        <p id={`${id}-hint`} className="form-field-hint">
          {field.hint}
        </p>
      )}
      {error && !isBare && (
        <p id={`${id}-error`} className="form-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface LabelProps {
  id: string;
  isFor: boolean;
  isRequired: boolean;
  children: ReactNode;
}

function Label({ id, isFor, isRequired, children }: LabelProps) {
  const className = `form-field-label${isRequired ? ' form-field-required' : ''}`;
  if (!isFor)
    return (
      <span id={`${id}-label`} className={className}>
        {children}
      </span>
    );
  return (
    <label id={`${id}-label`} htmlFor={id} className={className}>
      {children}
    </label>
  );
}

interface FormCellProps extends FormFieldProps {
  /** What a screen reader says: the column and the row. */
  label: string;
}

/** The same in a cell of a grid: only the control, or only the words. */
export const FormCell = memo(DrawnCell, (one, other) => isSamePlace(one, other) && one.label === other.label);

function DrawnCell({ field, place: { path, row }, label }: FormCellProps) {
  const id = useId();
  const place = useMemo(() => ({ path, row }), [path, row]);
  const store = useForm();
  const part = useDrawnPart(field);
  const { visible, readonly, required } = useFieldStateAt(place, field);
  const error = useErrorAt(place, field);
  const frame = useScrollToField(place, visible);
  if (!visible) return null;
  const isOpen = !readonly && part !== undefined && part !== 'failed' && part.Edit !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left what is inside
    <div
      ref={frame}
      className={`form-cell${error ? ' form-field-wrong' : ''}`}
      title={error}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) store.visit(place);
      }}
    >
      <Drawn
        compact
        part={part}
        field={field}
        place={place}
        isOpen={isOpen}
        error={error}
        isRequired={required}
        described={error ? `${id}-error` : ''}
        id={id}
        labelledBy={undefined}
        label={label}
      />
      {error && (
        <span id={`${id}-error`} className="visually-hidden">
          {error}
        </span>
      )}
    </div>
  );
}

interface DrawnProps extends FormFieldProps {
  part: FieldPart | 'failed' | undefined;
  isOpen: boolean;
  isRequired: boolean;
  error: string | undefined;
  described: string;
  id: string;
  labelledBy: string | undefined;
  label: string | undefined;
  compact?: boolean;
}

/** The part itself, once it has come. */
function Drawn(props: DrawnProps) {
  const { part, field, place, isOpen, isRequired, error, described, id, labelledBy, label, compact } = props;
  const value = useValueAt(place);
  const onChange = useChange(field, place);
  const ties = useMemo(
    (): Ties => ({
      id,
      'aria-labelledby': labelledBy,
      'aria-label': label,
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired ? true : undefined,
      'aria-describedby': described || undefined,
    }),
    [id, labelledBy, label, error, isRequired, described],
  );
  if (part === 'failed') return <FailedPart kind={field.kind} />;
  if (part === undefined) return <div className="form-field-view" aria-busy="true" />;
  const { Edit, View, isBare } = part;
  const shown = { field, value, place, compact };
  if (isOpen && Edit) return <Edit {...shown} onChange={onChange} ties={ties} error={error} />;
  if (isBare || compact) return <View {...shown} />;
  return (
    <div className="form-field-view">
      <View {...shown} />
    </div>
  );
}

function FailedPart({ kind }: Pick<Field, 'kind'>) {
  const words = useWords();
  return (
    <p className="form-field-error">
      {words('formPartFailed')}
      <Button look="quiet" onClick={() => kind !== 'table' && void loadPart(kind)}>
        {words('retry')}
      </Button>
    </p>
  );
}

/** A sub-table is drawn by `table/`, never in here. */
const useDrawnPart = ({ kind }: Field) => usePart(kind === 'table' ? 'note' : kind);

function isSamePlace(one: FormFieldProps, other: FormFieldProps): boolean {
  return (
    one.field === other.field && one.place.path === other.place.path && one.place.row === other.place.row
  );
}
