import { type BaseInfo, getBaseInfo, saveBaseInfo } from '@fairway/contract/account.ts';
import { AppError, type FieldProblems } from '@fairway/contract/app-error.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import type { ChosenField } from '@fairway/domain/account/base-info-problems.ts';
import { mayRename as mayRenamePeople } from '@fairway/domain/people/may-rename.ts';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { draftOf, forgetDraft, keepDraft } from '../../wire/drafts.ts';
import { queryClient } from '../../wire/query-client.ts';
import { useSession } from '../../wire/session-store.ts';
import {
  asSent,
  asTyped,
  changesOf,
  type FieldName,
  problemsOf,
  readDraft,
  type Typed,
  withChanges,
} from './values.ts';

const form = 'personalData';
export const baseInfoQuery = load(getBaseInfo, {});

/** What is typed over what is saved. It lives above the tabs, so that looking at another one loses nothing. */
export function usePersonalData(info: BaseInfo | undefined) {
  const mayRename = useSession(({ userInfo }) => userInfo !== undefined && mayRenamePeople(userInfo));
  const [edits, setEdits] = useState<Partial<Typed>>({});
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });
  const [draft, setDraft] = useState(() => draftOf<unknown>(form));
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<FieldProblems>({});
  const saving = useCommand(saveBaseInfo, { refreshes: [getBaseInfo, getCurrentUser], mask: false });

  const saved = info && asTyped(info);
  const typed = saved && { ...saved, ...edits };
  const changes = saved && typed ? changesOf(typed, saved) : {};
  const offered =
    saved && draft ? changesOf({ ...saved, ...readDraft(draft.values, { mayRename }) }, saved) : {};

  const keepOnDevice = (unsaved: Partial<Typed>) => {
    if (Object.keys(unsaved).length > 0) keepDraft(form, unsaved);
    else forgetDraft(form);
  };
  const change = (name: FieldName, text: string) => {
    if (!saved || !typed) return;
    setEdits({ ...edits, [name]: text });
    setRefused(({ [name]: _, ...others }) => others);
    keepOnDevice({ ...offered, ...changesOf({ ...typed, [name]: text }, saved) });
  };
  const startAgain = () => {
    setLeft([]);
    setAttempts(0);
    setRefused({});
  };

  const save = async () => {
    if (!typed) return;
    try {
      await saving.mutateAsync({ body: asSent(changes) });
    } catch (error) {
      const fields = (error instanceof AppError && error.fields) || {};
      setRefused(fields);
      if (Object.keys(fields).length > 0) setAttempts(attempts + 1);
      return;
    }
    queryClient.setQueryData(baseInfoQuery.queryKey, (before) => before && withChanges(before, changes));
    startAgain();
    // What was typed while it was on its way is not saved yet.
    const since = Object.entries(latest.current).filter(
      ([name, text]) => changes[name as FieldName] !== text,
    );
    setEdits(Object.fromEntries(since));
    keepOnDevice({ ...offered, ...Object.fromEntries(since) });
    toast(t('personalSaved'));
  };

  return {
    typed,
    mayRename,
    isChanged: Object.keys(changes).length > 0,
    isSaving: saving.isPending,
    change,
    /** From now on what is wrong with it is said. */
    leave: (name: FieldName) => !left.includes(name) && setLeft([...left, name]),
    /** How often saving was tried in vain: each time the first wrong field is to be found. */
    attempts,
    refused,
    problems: (choices: Record<ChosenField, readonly string[]>) =>
      saved && typed ? problemsOf(typed, { saved, choices, mayRename }) : {},
    isTold: (name: FieldName) => attempts > 0 || left.includes(name),
    submit: (isRight: boolean) => {
      if (saving.isPending) return;
      if (isRight) void save();
      else setAttempts(attempts + 1);
    },
    giveUp: () => {
      setEdits({});
      startAgain();
      keepOnDevice(offered);
    },
    draft: draft && Object.keys(offered).length > 0 ? { at: draft.at } : undefined,
    takeDraft: () => {
      setEdits({ ...offered, ...edits });
      setDraft(undefined);
    },
    dropDraft: () => {
      setDraft(undefined);
      keepOnDevice(changes);
    },
  };
}

export type PersonalDataState = ReturnType<typeof usePersonalData>;
