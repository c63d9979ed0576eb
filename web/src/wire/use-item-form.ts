import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { useState } from 'react';
import { toast } from '../ui/toast.ts';

type Value = string | boolean;
type Values = Record<string, Value>;

const shownLonger = 4_000;

/** What is typed of something small; what is not typed follows what others save, which `renew` asks for. */
export function useItemForm<V extends Values>(current: V, renew: () => void) {
  const [typed, setTyped] = useState<Partial<Record<keyof V, { value: Value; base: Value }>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const values = { ...current };
  for (const [key, edit] of Object.entries(typed)) if (edit) (values as Values)[key] = edit.value;
  const changes = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== current[key]),
  ) as Partial<V>;
  return {
    values,
    changes,
    isChanged: Object.keys(changes).length > 0,
    problemOf: (key: keyof V & string): string | undefined => problems[key] ?? problems[`changes.${key}`],
    /** What somebody else made of it meanwhile. */
    theirs: (key: keyof V): Value | undefined => {
      const edit = typed[key];
      const now = current[key];
      return edit && now !== undefined && edit.base !== now && edit.value !== now ? now : undefined;
    },
    edit: (key: keyof V & string, value: Value) => {
      setTyped((before) => ({ ...before, [key]: { value, base: before[key]?.base ?? current[key] ?? '' } }));
      setProblems({});
    },
    /** True where it went well; a refusal stands at its field. */
    async done(work: () => Promise<unknown>): Promise<boolean> {
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof AppError)) return false;
        if (error.code === refusals.RECORD_CHANGED.code) renew();
        setProblems(error.fields ?? {});
        toast(error.message, shownLonger);
        return false;
      }
    },
  };
}
