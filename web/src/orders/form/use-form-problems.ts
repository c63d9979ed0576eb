import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { type OrderProblem, orderProblems } from '@fairway/domain/orders/order-problems.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { companyToday } from '../../freight/rate-dates.ts';
import { type PlainKey, type Say, useWords } from '../../language/words.ts';
import type { FieldName } from '../field-value.tsx';
import { useIsStaff } from '../use-is-staff.ts';
import { usualBoxLimits } from './box-limits.ts';
import { emptyFields, writtenFields, wrongFields } from './form-values.ts';
import { useFormSailings } from './route-fields.tsx';

export interface FormProblem {
  field: FieldName;
  text: string;
  /** It cannot be kept so, not even in a draft. */
  isWrong: boolean;
  /** Nothing stands there yet: said in the field only once somebody wants to send it. */
  isMissing: boolean;
}

const problemWords: Readonly<Record<OrderProblem['problem'], PlainKey>> = {
  missing: 'orderFormMissing',
  tooHeavy: 'orderFormTooHeavy',
  tooLarge: 'orderFormTooLarge',
  backwards: 'orderFormBackwards',
  past: 'orderFormPast',
  needsSafetySheet: 'orderFormSafety',
};

/** What keeps the order from being sent, by the rules the server has, and what to look at besides. */
export function useFormProblems(fields: OrderFields, { isAmend }: { isAmend: boolean }) {
  const words = useWords();
  const isStaff = useIsStaff();
  const sailing = useFormSailings(fields.rateId).find(({ id }) => id === fields.sailingId);
  const wrong = wrongFields(fields);
  const cut = sailing?.cutPort ?? sailing?.cutCustoms ?? sailing?.cutSi ?? null;
  const isLate =
    sailing !== undefined &&
    cut !== null &&
    fields.cargoReadyOn !== null &&
    fields.cargoReadyOn > formatDate(cut, 'yyyy-MM-dd', sailing.timeZone);
  const readyLate = isLate
    ? words('orderFormReadyCut', { time: formatDate(cut, 'MM-dd HH:mm', sailing.timeZone) })
    : '';
  return { problems: problemsOf(), readyLate, required: requiredOf() };

  /** What is missing where nothing is written yet. */
  function requiredOf(): ReadonlySet<FieldName> {
    const { mode, sailingId, isDangerous } = fields;
    const missing = orderProblems(
      countable({ ...emptyFields(mode), sailingId, isDangerous }),
      usualBoxLimits,
      null,
    );
    return new Set<FieldName>([
      ...missing.map(({ field }) => field),
      ...(isStaff ? ['customerId' as const] : []),
    ]);
  }

  function problemsOf(): FormProblem[] {
    const written = Object.entries(wrong).map(
      ([field, key]): FormProblem => ({
        ...{ field: field as FieldName, text: words(key), isWrong: true, isMissing: false },
      }),
    );
    const nobody: FormProblem[] =
      isStaff && fields.customerId === null
        ? [{ field: 'customerId', text: words('orderFormMissing'), isWrong: false, isMissing: true }]
        : [];
    const found = orderProblems(countable(fields), usualBoxLimits, isAmend ? null : companyToday())
      .filter(({ field }) => !Object.hasOwn(wrong, field))
      .map(
        ({ field, problem }): FormProblem => ({
          ...{ field, text: textOf(field, problem, words), isWrong: false, isMissing: problem === 'missing' },
        }),
      );
    return [...written, ...nobody, ...found];
  }
}

const textOf = (field: FieldName, problem: OrderProblem['problem'], words: Say): string =>
  field === 'cargoReadyOn' && problem === 'backwards'
    ? words('orderFormReadyLate')
    : words(problemWords[problem]);

/** A weight that is no number yet counts for nothing. */
function countable(fields: OrderFields): OrderFields {
  const written = writtenFields(fields);
  const figure = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? text : '0');
  return { ...written, grossKg: figure(written.grossKg), cbm: figure(written.cbm) };
}
