import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { getLoginConfig } from '@fairway/contract/session.ts';
import type { SettingKey, SettingSection } from '@fairway/contract/setting-fields.ts';
import { changeSettings, type Setting, type SettingValue, undoSettings } from '@fairway/contract/settings.ts';
import { getSysConfig } from '@fairway/contract/system.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { changesOf, type Edits, notNumbers, withEdit } from './section-edits.ts';
import { refreshSettings, settingReads } from './setting-reads.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

/** What is typed in a section until it is saved as one change. */
export function useSectionForm(section: SettingSection, version: number) {
  const words = useWords();
  const [edits, setEdits] = useState<Edits>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const options = { refreshes: [...settingReads, getSysConfig, getLoginConfig], quiet: true } as const;
  const changing = useCommand(changeSettings, options);
  const undoing = useCommand(undoSettings, options);

  const explain = (error: unknown) => {
    if (!(error instanceof AppError)) return;
    // What the other one wrote comes beside what was typed; saving again is meant.
    if (error.code === refusals.RECORD_CHANGED.code) refreshSettings();
    const fields = Object.entries(error.fields ?? {});
    setProblems(Object.fromEntries(fields.map(([name, said]) => [name.replace(/^changes\./, ''), said])));
    toast(error.message, shownLonger);
  };
  const edit = (setting: Setting, value: SettingValue | null) => {
    setEdits((before) => withEdit(before, setting, value));
    setProblems(({ [setting.key]: _, ...others }) => others);
  };
  const save = async () => {
    const wrong = notNumbers(edits);
    if (wrong.length > 0)
      return setProblems(Object.fromEntries(wrong.map((key) => [key, words('settingWholeNumber')])));
    try {
      await changing.mutateAsync({ params: { section }, body: { version, changes: changesOf(edits) } });
      setEdits({});
      toast(words('settingSaved'));
    } catch (error) {
      explain(error);
    }
  };
  const undo = async () => {
    try {
      await undoing.mutateAsync({ params: { section }, body: { version } });
      toast(words('settingUndone'));
    } catch (error) {
      explain(error);
    }
  };
  return {
    ...{ edits, edit },
    problemOf: (key: SettingKey): string | undefined => problems[key],
    isChanged: Object.keys(edits).length > 0,
    isBusy: changing.isPending || undoing.isPending,
    drop: () => {
      setEdits({});
      setProblems({});
    },
    save: () => void save(),
    undo: () => void undo(),
  };
}
