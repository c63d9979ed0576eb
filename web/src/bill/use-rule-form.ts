import { AppError } from '@fairway/contract/app-error.ts';
import { changeBillRule, type ManagedBillRule, undoBillRule } from '@fairway/contract/bill-rules.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { billRuleReads, refreshBillRules } from './bill-rule-reads.ts';
import { changesOf, formOf, type RuleForm } from './next-numbers.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

/** What is typed of a rule until it is saved; what is not typed follows what others save. */
export function useRuleForm(rule: ManagedBillRule) {
  const words = useWords();
  const [typed, setTyped] = useState<Partial<RuleForm>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const changing = useCommand(changeBillRule, { refreshes: billRuleReads, quiet: true });
  const undoing = useCommand(undoBillRule, { refreshes: billRuleReads, quiet: true });
  const form = { ...formOf(rule), ...typed };
  const changes = changesOf(rule, form);
  const { id, version } = rule;
  const done = async (work: Promise<unknown>, said: string) => {
    try {
      await work;
      setTyped({});
      toast(said);
    } catch (error) {
      if (!(error instanceof AppError)) return;
      if (error.code === refusals.RECORD_CHANGED.code) refreshBillRules();
      const fields = Object.entries(error.fields ?? {});
      setProblems(Object.fromEntries(fields.map(([name, said]) => [name.replace(/^changes\./, ''), said])));
      toast(error.message, shownLonger);
    }
  };
  return {
    form,
    problems,
    edit: (edits: Partial<RuleForm>) => {
      setTyped((before) => ({ ...before, ...edits }));
      setProblems({});
    },
    isReady: changes !== undefined && Object.keys(changes).length > 0,
    isBusy: changing.isPending || undoing.isPending,
    drop: () => setTyped({}),
    save: () =>
      changes &&
      void done(changing.mutateAsync({ params: { id }, body: { version, changes } }), words('billRuleSaved')),
    undo: () =>
      void done(undoing.mutateAsync({ params: { id }, body: { version } }), words('billRuleUndone')),
  };
}
