import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import {
  changeSignInMethod,
  removeSignInMethod,
  type SignInMethod,
  undoSignInMethod,
} from '@fairway/contract/sign-in-settings.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { changesOf, type MethodEdits, withEdit } from './method-edits.ts';
import { methodReads, refreshMethods } from './method-reads.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

/** What is typed of a way to sign in until it is saved as one change. */
export function useMethodForm({ id, version }: SignInMethod) {
  const words = useWords();
  const [edits, setEdits] = useState<MethodEdits>({});
  /** A new secret; null forgets the one the company set. */
  const [secret, setSecret] = useState<string | null>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const options = { refreshes: methodReads, quiet: true } as const;
  const changing = useCommand(changeSignInMethod, options);
  const undoing = useCommand(undoSignInMethod, options);
  const removing = useCommand(removeSignInMethod, options);
  const isTyped = secret !== undefined && secret !== '';

  const drop = () => {
    setEdits({});
    setSecret(undefined);
    setProblems({});
  };
  const done = async (work: Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await work;
      drop();
      toast(said);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) return false;
      // What the other one wrote comes beside what was typed; saving again is meant.
      if (error.code === refusals.RECORD_CHANGED.code) refreshMethods();
      const fields = Object.entries(error.fields ?? {});
      setProblems(Object.fromEntries(fields.map(([name, why]) => [name.replace(/^changes\./, ''), why])));
      toast(error.message, shownLonger);
      return false;
    }
  };
  const forget = (key: string) => setProblems(({ [key]: _, ...others }) => others);
  return {
    ...{ edits, secret, drop },
    edit: (field: SignInMethod['fields'][number], value: string | boolean | null) => {
      setEdits((before) => withEdit(before, field, value));
      forget(field.key);
    },
    editSecret: (value: string | null | undefined) => {
      setSecret(value);
      forget('secret');
    },
    problemOf: (key: string): string | undefined => problems[key],
    count: Object.keys(edits).length + (isTyped ? 1 : 0),
    isBusy: changing.isPending || undoing.isPending || removing.isPending,
    save: () => {
      const body = { version, changes: changesOf(edits), ...(isTyped && { secret }) };
      void done(changing.mutateAsync({ params: { id }, body }), words('signInSaved'));
    },
    undo: () => void done(undoing.mutateAsync({ params: { id }, body: { version } }), words('signInUndone')),
    remove: () => done(removing.mutateAsync({ params: { id }, body: { version } }), words('signInRemoved')),
  };
}
