import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { getTargetProgress, getTargetTable, saveTargets } from '@fairway/contract/targets.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { changedCells, type DraftRow, type Edits, isAmount } from './target-draft.ts';

const none: Edits = new Map();
const shownLonger = 5_000;

/** What somebody types into the targets of a year, step by step, until it is saved. */
export function useTargetDraft(year: string, rows: readonly DraftRow[]) {
  const words = useWords();
  const saving = useCommand(saveTargets, { refreshes: [getTargetTable, getTargetProgress], quiet: true });
  const [{ steps, at }, setSteps] = useState<{ steps: readonly Edits[]; at: number }>({
    steps: [none],
    at: 0,
  });
  const edits = steps[at] ?? none;
  const changed = changedCells(rows, edits);
  const isWrong = changed.some(({ value }) => value !== null && !isAmount(value));
  useLeaveQuestion(changed.length > 0);
  const drop = () => setSteps({ steps: [none], at: 0 });
  const save = async () => {
    if (isWrong) return toast(words('targetsWrong'), shownLonger);
    try {
      const { changed: count } = await saving.mutateAsync({ body: { year, cells: changed } });
      drop();
      toast(words('targetsSaved', { count: String(count) }));
    } catch (error) {
      const isTheirs = error instanceof AppError && error.code === refusals.TARGETS_CHANGED.code;
      if (isTheirs) await queryClient.invalidateQueries({ queryKey: [getTargetTable.name] });
      toast(isTheirs ? words('targetsTheirs') : (error as Error).message, shownLonger);
    }
  };
  return {
    ...{ edits, changed, isWrong, drop, save, isSaving: saving.isPending },
    /** One step, which can be undone as a whole. */
    write: (pairs: readonly (readonly [place: string, text: string])[]) =>
      setSteps({ steps: [...steps.slice(0, at + 1), new Map([...edits, ...pairs])], at: at + 1 }),
    undo: at > 0 ? () => setSteps({ steps, at: at - 1 }) : undefined,
    redo: at < steps.length - 1 ? () => setSteps({ steps, at: at + 1 }) : undefined,
  };
}
export type TargetDraft = ReturnType<typeof useTargetDraft>;
