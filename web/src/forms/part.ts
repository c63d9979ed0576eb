import type { ComputedKind, FieldKind, FormField, ShownKind } from '@fairway/contract/forms.ts';
import type { ComponentType } from 'react';

/** A kind of field that has a part of its own on the screen; sub-tables are drawn by `table/`. */
export type PartKind = Exclude<FieldKind, 'table'> | ComputedKind | ShownKind;

/** Where a value stands: `amount`, or `rows.qty` in a row. */
export interface Place {
  path: string;
  row?: number | undefined;
}

/** What ties a control to its label and to what is said below it. */
export interface Ties {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-label': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

export interface ViewProps {
  field: FormField;
  value: unknown;
  place: Place;
  /** In a cell of a grid: one line, no room to spare. */
  compact?: boolean | undefined;
}

export interface EditProps extends ViewProps {
  /** `null` empties the field. */
  onChange: (value: unknown) => void;
  ties: Ties;
  /** For parts that say it themselves. */
  error?: string | undefined;
}

/** One kind of field on the screen. */
export interface FieldPart {
  /** Missing where nobody ever types. */
  Edit?: ComponentType<EditProps>;
  View: ComponentType<ViewProps>;
  /** It draws label and error itself, or needs none: nothing is drawn around it. */
  isBare?: boolean;
  /** What a text pasted from a spreadsheet means here, its days in the zone of the form; undefined when it means nothing. */
  parse?: (text: string, field: FormField, zone?: string) => unknown;
}
