import type { FormValues } from '@fairway/contract/forms.ts';
import type { FlowAct } from '@fairway/contract/workflow.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { type PlainKey, t } from '../../language/words.ts';

const missingWords: Record<string, PlainKey> = {
  people: 'operateNoAdded',
  branches: 'operateNoBranch',
  signature: 'operateNoSignature',
  copyTo: 'operateNoCopies',
  node: 'operateNoNode',
  operator: 'operateNoReduced',
};

/** What is missing, by field, in the words of what one is about to do. */
export function problemsOf(act: FlowAct, { form, values }: FormStore): Record<string, string> {
  const wanting = form.reading.filter(({ path, field }) => field.required && isMissing(values, path));
  return Object.fromEntries(wanting.map(({ path, field }) => [path, wordsFor(act, path, field.label)]));
}

const isMissing = (values: FormValues, path: string): boolean => {
  const value = values[path];
  return typeof value === 'string' ? value.trim() === '' : isEmptyValue(value);
};

function wordsFor(act: FlowAct, path: string, label: string): string {
  if (path === 'person') return t(act === 'assign' ? 'operateNoAssignee' : 'operateNoTransferee');
  if (path.startsWith('missing')) return t('operateNoMissing');
  const words = missingWords[path];
  return words ? t(words) : t('operateNoOpinion', { label });
}
