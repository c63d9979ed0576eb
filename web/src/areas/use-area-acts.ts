import { AppError } from '@fairway/contract/app-error.ts';
import {
  changeArea,
  listAreaUses,
  type ManagedArea,
  moveArea,
  removeArea,
  undoAreaChange,
} from '@fairway/contract/area-admin.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { call } from '../wire/api.ts';
import { useCommand } from '../wire/calls.ts';
import { areaReads, refreshAreas } from './area-reads.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

const useWordOf = { below: 'areaUseBelow', forms: 'areaUseForms', records: 'areaUseRecords' } as const;

/** What is done with an area without a form. */
export function useAreaActs() {
  const words = useWords();
  const options = { refreshes: areaReads, quiet: true } as const;
  const moving = useCommand(moveArea, options);
  const changing = useCommand(changeArea, options);
  const undoing = useCommand(undoAreaChange, options);
  const removing = useCommand(removeArea, options);
  const done = async (work: Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await work;
      toast(said);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) return false;
      if (error.code === refusals.RECORD_CHANGED.code) refreshAreas();
      toast(error.message, shownLonger);
      return false;
    }
  };
  return {
    move: ({ id, version, fullName: name }: ManagedArea, beforeId: string | null) =>
      done(moving.mutateAsync({ params: { id }, body: { version, beforeId } }), words('areaMoved', { name })),
    putBack: ({ id, version, standard }: ManagedArea) =>
      done(
        changing.mutateAsync({
          params: { id },
          body: { version, changes: { fullName: standard ?? '', isEnabled: true } },
        }),
        words('areaSaved', { name: standard ?? '' }),
      ),
    undo: ({ id, version, fullName: name }: ManagedArea) =>
      done(undoing.mutateAsync({ params: { id }, body: { version } }), words('areaUndone', { name })),
    /** Says what uses it before it asks. */
    async remove({ id, version, fullName: name }: ManagedArea): Promise<boolean> {
      const uses = (await call(listAreaUses, { params: { id } }).catch(() => undefined))?.list ?? [];
      if (uses.length > 0) {
        const said = uses.map(({ use, count }) => words(useWordOf[use], { count }));
        toast(words('areaUsed', { name, uses: said.join(words('areaUseJoin')) }), shownLonger);
        return false;
      }
      const title = words('areaRemoveAsk', { name });
      const body = words('areaRemoveBody');
      if (!(await confirm({ title, body, agree: words('areaRemove'), danger: true }))) return false;
      return done(
        removing.mutateAsync({ params: { id }, body: { version } }),
        words('areaRemoved', { name }),
      );
    },
  };
}
