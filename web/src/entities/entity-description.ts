import type { entity } from '@fairway/contract/entity.ts';
import type { Knobs } from '@fairway/contract/forms.ts';
import type { ReactNode } from 'react';
import type { LanguageTag, PlainKey, Say } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

type NoFields = Record<never, never>;
/** The calls of an entity, whatever its fields are. */
export type AnyEntity = ReturnType<
  typeof entity<NoFields, NoFields, NoFields, readonly [string, ...string[]]>
>;

/** A record of an entity as the wire has it. */
export interface EntityRow {
  id: string;
  version: number;
  isEnabled: boolean;
  lastModifyTime: number;
  [field: string]: unknown;
}

/** By which filter of the contract a column is narrowed, and how it is chosen. */
export interface FieldFilter {
  by: string;
  /** `many` and `one`: of the field's options; `from` and `to` of moments are `by` with From and To behind it. */
  as: 'many' | 'one' | 'reference' | 'person' | 'company' | 'moments' | 'code' | 'day';
}

interface FieldBase {
  /** Its name in the contract. */
  field: string;
  label: PlainKey;
  /** What the table calls it where the label is too long or says too little there. */
  heading?: PlainKey;
  hint?: PlainKey;
  required?: true;
  /** A whole line of the form. */
  isWide?: true;
  /** `extra`: a column that is chosen first; `never`: no column. */
  table?: 'extra' | 'never';
  width?: number;
  filter?: FieldFilter;
  /** What a new one begins with. */
  startsWith?: unknown;
  /** The rows say it, nobody types it. */
  isShownOnly?: true;
  /** Only for those to whom this column of the module is granted. */
  grant?: string;
  /** What the detail shows in place of its text. */
  show?: (row: EntityRow) => ReactNode;
  /** Its value in words, where the kind does not say how. */
  says?: (value: unknown, words: Say) => string;
}

export interface TextField extends FieldBase {
  /** `codes` are several in one line. */
  kind: 'text' | 'code' | 'longText' | 'codes';
  most: number;
  checkDigit?: NonNullable<Knobs['checkDigit']>;
  format?: 'email' | 'url' | 'phone';
}

export interface FigureField extends FieldBase {
  /** A `decimal` is a text on the wire: it is never rounded. */
  kind: 'number' | 'decimal';
  precision?: number;
  least?: number;
  most?: number;
  suffix?: string;
}

export interface SwitchField extends FieldBase {
  kind: 'switch';
}

export interface ChoiceField extends FieldBase {
  kind: 'choice' | 'choices';
  /** In the order they are offered. */
  options: Readonly<Record<string, PlainKey>>;
  tones?: Readonly<Record<string, Tone>>;
}

export interface NamedField extends FieldBase {
  kind: 'currency' | 'timeZone';
}

/** One or several records of an entity, a person or a company; the row has their names under another field. */
export interface ReferenceField extends FieldBase {
  kind: 'reference' | 'references' | 'person' | 'company';
  entity?: string;
  shownAs?: string;
}

export interface TimeField extends FieldBase {
  kind: 'moment' | 'day';
  /** Which field of the row names the zone of a moment; the company's without one. */
  zone?: string;
}

export interface RowsField extends FieldBase {
  kind: 'rows';
  columns: readonly EntityField[];
}

export type EntityField =
  | TextField
  | FigureField
  | SwitchField
  | ChoiceField
  | NamedField
  | ReferenceField
  | TimeField
  | RowsField;

export interface FieldGroup {
  title: PlainKey;
  fields: readonly EntityField[];
}

/** An entity as its screens show it: said once, used by list, detail, form and history. */
export interface EntityDescription {
  entity: AnyEntity;
  /** Under which its columns and views are kept. */
  table: string;
  /** All of them, and one of them. */
  plural: PlainKey;
  singular: PlainKey;
  /** What the search box says; left out where the server does not search. */
  search?: PlainKey;
  groups: readonly FieldGroup[];
  /** What one of them is called. */
  nameOf: (row: EntityRow, language: LanguageTag) => string;
  /** Fields that a card shows below the name. */
  cardFields: readonly string[];
  /** The state of one, before whether it is in use. */
  stateField?: string;
  /** Where the list is, and where one is written. */
  listPath: (id?: string) => string;
  editPath: (id?: string) => string;
  /** Where they are imported from a sheet; left out where nobody does. */
  importPath?: string;
  /** The zones of the moments of what is being written, by the fields of the row that name them. */
  zonesOf?: (body: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, string>>>;
  /** The buttons of the module that keep it, where they are not the usual ones. */
  buttons?: EntityButtons;
  /** Where its form does not have what the wire has field by field. */
  form?: {
    /** A record as the form has it. */
    read: (row: EntityRow) => EntityRow;
    /** What is sent of it. */
    write: (body: Record<string, unknown>) => Record<string, unknown>;
    /** Where the form has what a refusal names; `values` are those that were sent. */
    place: (path: string, values: Readonly<Record<string, unknown>>) => string;
    /** What a new one begins with, as the address says it. */
    start?: (address: URLSearchParams) => Readonly<Record<string, unknown>>;
  };
  /** Acts beside those of every entity. */
  acts?: (row: EntityRow) => ReactNode;
}

interface EntityButtons {
  add: string;
  change: string;
  remove: string;
  download: string;
}

const usualButtons: EntityButtons = {
  ...{ add: 'btn_add', change: 'btn_edit', remove: 'btn_remove', download: 'btn_download' },
};

export const buttonsOf = ({ buttons = usualButtons }: EntityDescription): EntityButtons => buttons;

/** The calls are the same for all of them; the fields are told apart by the description. */
export const asAnyEntity = (declared: { name: string; list: unknown }): AnyEntity =>
  declared as unknown as AnyEntity;

export const fieldsOf = ({ groups }: EntityDescription): EntityField[] =>
  groups.flatMap(({ fields }) => fields);
