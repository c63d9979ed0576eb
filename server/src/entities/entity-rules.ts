import type { Endpoint } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { ModelId } from '@fairway/contract/modules.ts';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Context } from '../http/context.ts';

/** What `entity()` of the contract declares, whatever its fields are. */
export interface AnyEntity {
  name: string;
  modelId: ModelId;
  written: { shape: Readonly<Record<string, unknown>> };
  list: Endpoint;
  options: Endpoint;
  get: Endpoint;
  add: Endpoint;
  change: Endpoint;
  remove: Endpoint;
  history: Endpoint;
}

/** The head that every table of an entity has. */
export interface EntityHead {
  id: string;
  version: number;
  isEnabled: boolean;
  searchText: string;
  creatorUserId: string | null;
  creatorTime: Date;
  lastModifyTime: Date;
  importId: string | null;
}

/** A record as it is kept, field by field. */
export type Kept = Record<string, unknown>;
export type EntityRow = EntityHead & Kept;

/** A field that names a record of another table, or a person. */
export interface Reference {
  to: keyof Tables | 'person';
  /** What the reply calls the name of it. */
  shownAs?: string;
  /** What a text means that no single column holds, such as vessel and number of a voyage. */
  spelled?: (db: Db, text: string) => Promise<readonly string[]>;
  /** What a person calls it, for the refusal of one that is not there. */
  called: { zh: string; en: string };
}

/** A column of the table, or of a table it leads to: `voyageId` of a sailing leads to the `vesselId` of its voyage. */
export interface ColumnPath {
  column: string;
  through?: readonly { by: string; table: keyof Tables }[];
}

/** How a filter of the contract narrows the list; a list of values means any of them. */
export interface Narrowing extends ColumnPath {
  /** `has`: one of a list; `from` and `before`: moments; `holdsOn`: a day between this column and `until`. */
  as?: 'is' | 'has' | 'from' | 'before' | 'holdsOn';
  until?: string;
  /** A value that also means every record with something in another column. */
  orFilled?: Readonly<Record<string, string>>;
}

export interface Sorted extends ColumnPath {
  /** Texts in which large and small letters are mixed. */
  ignoresCase?: true;
  /** Only for the order until somebody sorts. */
  direction?: 'asc' | 'desc';
}

/** The records somebody sees: those with one of these values in one of the columns. */
export interface Visible {
  columns: readonly string[];
  values: readonly string[];
}

/** Who saves a record, by hand or with an import. */
export type Saver = Pick<Context, 'db' | 'language' | 'now' | 'permissions'> & {
  session: { userId: string };
};

interface CellReader {
  read: (text: string) => unknown;
  add: (before: unknown, read: unknown) => unknown;
}

/** What an entity is made of on the server, beside what its contract says. */
export interface EntityRules {
  entity: AnyEntity;
  table: keyof Tables;
  /** Fields that are moments; the wire has milliseconds. */
  moments?: readonly string[];
  references?: Readonly<Record<string, Reference>>;
  /** What it is called in a language, and by which code. */
  naming: (row: Kept, language: Language) => { fullName: string; enCode: string; line: string };
  /** `naming` needs the names of what it refers to, such as the vessel of a voyage. */
  isNamedByReferences?: true;
  /** The texts it is found by; names in Chinese are found by their spelling too. */
  found: (row: Kept) => readonly string[];
  /** Records it is found by too, such as the ports of a sailing: the path to the text each of them is found by. */
  foundBy?: readonly ColumnPath[];
  /** What its columns are sorted by. */
  sortedBy: Readonly<Record<string, Sorted>>;
  /** The order until somebody sorts. */
  usualOrder: Sorted;
  narrowedBy?: Readonly<Record<string, Narrowing>>;
  /** The rules of the trade: throws a refusal, or returns what is kept in its place. */
  check?: (saver: Saver, kept: Kept, before: EntityRow | undefined) => Promise<Kept> | Kept;
  /** Writes what stands in tables of its own. */
  afterSave?: (db: Db, id: string, kept: Kept) => Promise<void>;
  /** Refuses the removal. */
  beforeRemove?: (row: EntityRow) => void;
  /** What a reply says beside its own fields and the names of its references. */
  describe?: (db: Db, rows: readonly Kept[], language: Language) => Promise<readonly Kept[]>;
  /** Fields that together name one record in a sheet, the surest first; nobody imports it without. */
  importedBy?: readonly (readonly string[])[];
  /** Fields whose cells are no plain values, and how what is read is added to what a record has. */
  fromCell?: Readonly<Record<string, CellReader>>;
  /** In which zone the moments of a sheet are written. */
  zoneOf?: (db: Db, kept: Kept, field: string) => Promise<string>;
  /** Whose records a person sees; nothing narrows it by default. */
  visible?: (ctx: Context) => Promise<Visible | undefined>;
}
