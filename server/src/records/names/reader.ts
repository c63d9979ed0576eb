import type { Language } from '@fairway/contract/errors.ts';
import type { FormField } from '@fairway/contract/forms.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import type { Saying } from '@fairway/domain/forms/value-text.ts';
import type { Db } from '../../database/open.ts';
import type { Session } from '../../http/context.ts';
import type { Stamp } from '../../system/cache-until-change.ts';
import type { Labels } from '../tables.ts';

/** For whom values are said. */
export interface Reader {
  db: Db;
  session: Pick<Session, 'kind'>;
  language: Language;
  zone: string;
  /** Outside of a transaction: names are kept in memory until organisation data moves. */
  stamp?: Stamp | undefined;
  /** What conditions know of them; nobody in particular where it is left out. */
  context?: () => Promise<FormContext>;
  /** How far a record is named by a record that is named by a record. */
  steps?: number;
  /** People by their names. The wire of lists and details has accounts too, for whoever may know colleagues. */
  namesOnly?: boolean;
}

/** A value of a field, with what the rows behind it were called when they were chosen. */
export interface NamedCell {
  field: FormField;
  path: string;
  value: unknown;
  labels: Labels;
}

/** Looks up every name that some values need; then says them one by one. */
export type NamesFor = (reader: Reader, cells: readonly NamedCell[]) => Promise<(cell: NamedCell) => Saying>;

/** Every text in a value, however it is held: alone, in a list, in a list of paths. */
export const idsIn = (value: unknown): string[] =>
  [value].flat(2).filter((one): one is string => typeof one === 'string' && one !== '');
