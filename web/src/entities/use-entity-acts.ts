import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { useLanguage, useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import type { AnyEntity, EntityDescription, EntityRow } from './entity-description.ts';

/** The reads that show something else after a record was saved or removed. */
export const readsOf = ({ list, get, history, options }: AnyEntity) => [list, get, history, options];

/** Pickers keep what they were told of an entity under names of their own. */
export function forgetPickedRows(): void {
  for (const key of ['pickerRows', 'pickedRow']) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** What people keep of a record, as it is sent. */
export const writtenOf = ({ written }: AnyEntity, row: EntityRow): Record<string, unknown> =>
  Object.fromEntries(Object.keys(written.shape).map((field) => [field, row[field]]));

/** What can be done with a record; each tells whether it was done. */
export function useEntityActs(description: EntityDescription) {
  const { entity, nameOf } = description;
  const words = useWords();
  const language = useLanguage();
  const refreshes = readsOf(entity);
  const changing = useCommand(entity.change, { refreshes });
  const removing = useCommand(entity.remove, { refreshes });
  const adding = useCommand(entity.add, { refreshes });
  /** The query client has told the person why not. */
  const carryOut = async (act: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act;
    } catch (error) {
      // What is stale here was changed by somebody else: it is shown as it is now.
      if (error instanceof AppError && error.code === refusals.RECORD_CHANGED.code)
        for (const { name } of refreshes) void queryClient.invalidateQueries({ queryKey: [name] });
      return false;
    }
    forgetPickedRows();
    toast(done);
    return true;
  };
  return {
    isBusy: changing.isPending || removing.isPending || adding.isPending,
    /** Takes it out of what is offered, or puts it back. */
    setEnabled: (row: EntityRow, isEnabled: boolean) => {
      const body = { ...writtenOf(entity, row), isEnabled, version: row.version };
      return carryOut(
        changing.mutateAsync({ params: { id: row.id }, body }),
        words(isEnabled ? 'entityEnabledDone' : 'entityRetiredDone'),
      );
    },
    remove: async (row: EntityRow) => {
      const isSure = await confirm({
        title: words('entityDeleteAsk', { name: nameOf(row, language) }),
        body: words('entityDeleteBody'),
        agree: words('delete'),
        danger: true,
      });
      return isSure && carryOut(removing.mutateAsync({ params: { id: row.id } }), words('entityDeleted'));
    },
    /** Adds again what was removed. Nothing referred to it, so that it is another record is seen by nobody. */
    restore: (row: EntityRow) =>
      carryOut(adding.mutateAsync({ body: writtenOf(entity, row) }), words('entityRestored')),
  };
}
