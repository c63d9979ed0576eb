import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import {
  addUser,
  changeUser,
  getManagedUser,
  listUserHistory,
  type UserDetail,
} from '@fairway/contract/users.ts';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { useCommand } from '../../wire/calls.ts';
import { refreshUsers, userReads } from '../user-reads.ts';
import { blankUser, changesBetween, type UserConflict, type UserForm, valuesOf } from './user-form.ts';

const shownLonger = 4_000;

export interface SavedUser {
  id: string;
  version: number;
}

/** Somebody as they are typed, on top of the version that was there when it began. */
export function useUserEditor(user: UserDetail | undefined, onSaved: (saved: SavedUser) => void) {
  const [base, setBase] = useState(() =>
    user ? { version: user.version, values: valuesOf(user) } : { version: 0, values: blankUser },
  );
  const [values, setValues] = useState(base.values);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<UserConflict>();
  const adding = useCommand(addUser, { refreshes: userReads, quiet: true });
  const changing = useCommand(changeUser, { refreshes: userReads, quiet: true });
  const change = (changes: Partial<UserForm>) => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
    );
  };

  /** What somebody else saved meanwhile is shown beside what was typed. */
  const compare = async (id: string) => {
    const params = { id };
    const [newest, { list }] = await Promise.all([
      call(getManagedUser, { params }),
      call(listUserHistory, { params }),
    ]);
    refreshUsers();
    setConflict({ newest, since: list.filter(({ version }) => version > base.version) });
  };
  const save = async (on = base, typed = values) => {
    try {
      const saved = user
        ? await changing.mutateAsync({
            params: { id: user.id },
            body: { version: on.version, changes: changesBetween(on.values, typed) },
          })
        : await adding.mutateAsync({ body: typed });
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof AppError)) return;
      if (user && error.code === refusals.RECORD_CHANGED.code) return compare(user.id);
      setProblems(error.fields ?? {});
      toast(error.message, shownLonger);
    }
  };
  const takeNewest = (newest: UserDetail, typed = valuesOf(newest)) => {
    const next = { version: newest.version, values: valuesOf(newest) };
    setBase(next);
    setValues(typed);
    setConflict(undefined);
    return next;
  };
  return {
    ...{ base, values, problems, conflict, change },
    isChanged: Object.keys(changesBetween(base.values, values)).length > 0,
    isBusy: adding.isPending || changing.isPending,
    save: () => void save(),
    /** Drops what was typed. */
    takeTheirs: (newest: UserDetail) => void takeNewest(newest),
    /** Saves what was typed on top of what is there now. */
    keepMine: (newest: UserDetail, typed: UserForm) => void save(takeNewest(newest, typed), typed),
    closeConflict: () => setConflict(undefined),
  };
}
