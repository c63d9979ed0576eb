import { AppError } from '@fairway/contract/app-error.ts';
import {
  changeDictionary,
  type DictionaryKind,
  type ManagedEntry,
  moveDictionaryEntry,
  removeDictionary,
  undoDictionaryChange,
} from '@fairway/contract/dictionary-admin.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import type { Place } from '../ui/tree-editor/tree-place.ts';
import { useCommand } from '../wire/calls.ts';
import { dictionaryReads, refreshDictionaries } from './dictionary-reads.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

interface Item {
  id: string;
  version: number;
  fullName: string;
}

/** What is done with a dictionary or an entry without a form. */
export function useDictionaryActs() {
  const words = useWords();
  const options = { refreshes: dictionaryReads, quiet: true } as const;
  const moving = useCommand(moveDictionaryEntry, options);
  const changing = useCommand(changeDictionary, options);
  const undoing = useCommand(undoDictionaryChange, options);
  const removing = useCommand(removeDictionary, options);
  const done = async (work: Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await work;
      toast(said);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) return false;
      if (error.code === refusals.RECORD_CHANGED.code) refreshDictionaries();
      toast(error.message, shownLonger);
      return false;
    }
  };
  return {
    isBusy: moving.isPending || changing.isPending || undoing.isPending || removing.isPending,
    move: ({ id, version, fullName: name }: ManagedEntry, place: Place) =>
      done(moving.mutateAsync({ params: { id }, body: { version, ...place } }), words('dictMoved', { name })),
    putBack: (kind: DictionaryKind, { id, version, fullName: name }: Item, standard: object) =>
      done(
        changing.mutateAsync({ params: { kind, id }, body: { version, changes: standard } }),
        words('dictSaved', { name }),
      ),
    undo: (kind: DictionaryKind, { id, version, fullName: name }: Item) =>
      done(undoing.mutateAsync({ params: { kind, id }, body: { version } }), words('dictUndone', { name })),
    async remove(kind: DictionaryKind, { id, version, fullName: name }: Item): Promise<boolean> {
      const title = words('dictRemoveAsk', { name });
      const body = words(kind === 'type' ? 'dictRemoveTypeBody' : 'dictRemoveBody');
      if (!(await confirm({ title, body, agree: words('dictRemove'), danger: true }))) return false;
      return done(
        removing.mutateAsync({ params: { kind, id }, body: { version } }),
        words('dictRemoved', { name }),
      );
    },
  };
}
