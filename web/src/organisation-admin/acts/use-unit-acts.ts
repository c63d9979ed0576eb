import { AppError } from '@fairway/contract/app-error.ts';
import { changeUnit, moveUnit, type Unit, undoUnitChange } from '@fairway/contract/organisation-admin.ts';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import type { Place } from '../../ui/tree-editor/tree-place.ts';
import { useCommand } from '../../wire/calls.ts';
import { unitReads } from '../unit-reads.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

/** What is done with a unit without a form. */
export function useUnitActs() {
  const words = useWords();
  const options = { refreshes: unitReads, quiet: true } as const;
  const moving = useCommand(moveUnit, options);
  const changing = useCommand(changeUnit, options);
  const undoing = useCommand(undoUnitChange, options);
  const done = async (work: Promise<unknown>, said: string): Promise<void> => {
    try {
      await work;
      toast(said);
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
    }
  };
  return {
    isBusy: moving.isPending || changing.isPending || undoing.isPending,
    move: ({ id, version, fullName }: Unit, place: Place) =>
      done(
        moving.mutateAsync({ params: { id }, body: { version, ...place } }),
        words('unitMoved', { name: fullName }),
      ),
    undo: ({ id, version, fullName }: Unit) =>
      done(
        undoing.mutateAsync({ params: { id }, body: { version } }),
        words('unitUndone', { name: fullName }),
      ),
    async setEnabled({ id, version, fullName: name }: Unit, isEnabled: boolean): Promise<void> {
      const title = words(isEnabled ? 'unitOpenAsk' : 'unitCloseAsk', { name });
      const body = words(isEnabled ? 'unitOpenBody' : 'unitCloseBody');
      const agree = words(isEnabled ? 'unitOpen' : 'unitClose');
      if (!(await confirm({ title, body, agree, ...(!isEnabled && { danger: true }) }))) return;
      await done(
        changing.mutateAsync({ params: { id }, body: { version, changes: { isEnabled } } }),
        words('unitSaved', { name }),
      );
    },
  };
}
