import type { ModelId } from '@fairway/contract/modules.ts';
import type { Context } from './context.ts';

/** Whether somebody may read a table; `part` is what its name says after the dot, such as the id of a form. */
export type TableReader = (
  caller: Pick<Context, 'db' | 'session' | 'permissions'>,
  part: string,
) => Promise<boolean>;

/** By the name of a table, or by what stands before the dot in it. */
export type TableReaders = Readonly<Record<string, TableReader>>;

/** Whoever has the module reads the table. */
export const readWithModule =
  (modelId: ModelId): TableReader =>
  async ({ permissions }) =>
    (await permissions()).some((entry) => entry.modelId === modelId);

/** A table that shows everybody what concerns them. */
export const readByEverybody: TableReader = async () => true;
