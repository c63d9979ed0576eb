import type { ManagedBillRule } from '@fairway/contract/bill-rules.ts';
import { billNumber } from '@fairway/domain/bill/bill-number.ts';

export type RuleForm = Pick<ManagedBillRule, 'fullName' | 'prefix' | 'dateFormat'> & {
  /** As they are typed. */
  digit: string;
  startNumber: string;
};

export const formOf = ({ fullName, prefix, dateFormat, digit, startNumber }: ManagedBillRule): RuleForm => ({
  ...{ fullName, prefix, dateFormat, digit: String(digit), startNumber: String(startNumber) },
});

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Only what was changed is sent; undefined where something is no number. */
export function changesOf(rule: ManagedBillRule, form: RuleForm) {
  const typed = {
    ...{ fullName: form.fullName.trim(), prefix: form.prefix.trim().toUpperCase() },
    ...{ dateFormat: form.dateFormat, digit: numberIn(form.digit), startNumber: numberIn(form.startNumber) },
  };
  if (Number.isNaN(typed.digit) || Number.isNaN(typed.startNumber)) return undefined;
  const changed = Object.entries(typed).filter(([name, value]) => rule[name as keyof typeof typed] !== value);
  return Object.fromEntries(changed) as Partial<typeof typed>;
}

/** The numbers the next three bills would get; fewer where they run out. */
export function nextNumbers(
  { issued }: Pick<ManagedBillRule, 'issued'>,
  form: RuleForm,
  now: number,
): string[] {
  const { dateFormat } = form;
  const rule = {
    ...{ prefix: form.prefix.trim().toUpperCase(), dateFormat },
    ...{ digit: numberIn(form.digit), startNumber: numberIn(form.startNumber) },
  };
  return [0, 1, 2].flatMap((more) => {
    const printed = billNumber(rule, issued[dateFormat] + more, now);
    return printed.ok ? [printed.number] : [];
  });
}
