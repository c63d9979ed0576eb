import { AppError } from '@fairway/contract/app-error.ts';
import { undoUserChanges } from '@fairway/contract/users.ts';
import { UndoBar } from '../../forms/table/undo-bar.tsx';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { refreshUsers, userReads } from '../user-reads.ts';
import { forgetDone, type LastDone, useLastDone } from './last-done.ts';

const shownLonger = 4_000;

/** What was just done to people, and the way back. */
export function UserUndoBar({ onGone }: { onGone: () => void }) {
  const words = useWords();
  const done = useLastDone((last) => last.done);
  const undoing = useCommand(undoUserChanges, { refreshes: userReads, quiet: true });
  const undo = async ({ users, isNew }: LastDone) => {
    try {
      await undoing.mutateAsync({ body: { users: [...users] } });
      if (isNew) onGone();
      toast(words('userUndone'));
    } catch (error) {
      if (!(error instanceof AppError)) return;
      refreshUsers();
      toast(error.message, shownLonger);
    }
  };
  if (!done) return null;
  return (
    <UndoBar
      key={done.time}
      done={{ words: done.words, time: done.time, undo: () => void undo(done) }}
      onLeave={forgetDone}
    />
  );
}
