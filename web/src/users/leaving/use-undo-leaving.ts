import { AppError } from '@fairway/contract/app-error.ts';
import { getLeaving, undoLeaving } from '@fairway/contract/leaving.ts';
import type { UserDetail } from '@fairway/contract/users.ts';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { userReads } from '../user-reads.ts';

const shownLonger = 4_000;

/** Takes a leaving back, after asking; says how much came back. */
export function useUndoLeaving() {
  const words = useWords();
  const undoing = useCommand(undoLeaving, { refreshes: [...userReads, getLeaving], quiet: true });
  const undo = async ({ id, version, realName }: Pick<UserDetail, 'id' | 'version' | 'realName'>) => {
    const title = words('leavingUndoAsk', { name: realName });
    if (!(await confirm({ title, body: words('leavingUndoBody'), agree: words('leavingUndo') }))) return;
    try {
      const { handedBack } = await undoing.mutateAsync({ params: { id }, body: { version } });
      const sum = (of: 'count' | 'kept') => handedBack.reduce((all, one) => all + one[of], 0);
      toast(words('leavingUndone', { count: sum('count'), kept: sum('kept') }), shownLonger);
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
    }
  };
  return { undo, isBusy: undoing.isPending };
}
