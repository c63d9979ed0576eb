import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import type { FormStore } from '../form-store.ts';
import { scriptWords } from './script-words.ts';
import { openValues } from './take-answer.ts';

/** What a script knows beside the values: who fills the form in, when, and from where it was called. */
const contextOf = ({ viewing: { context }, mode }: FormStore, besides: object) => ({
  ...context,
  mode,
  ...besides,
});

/**
 * The script a form runs when it opens, `(values, context) => values`: what it gives back is what the form begins with.
 * A form that cannot be prepared is still one to fill in.
 */
export async function runLoadScript(store: FormStore): Promise<void> {
  const { onLoad } = store.definition;
  if (!onLoad?.trim() || store.mode === 'read') return;
  const given = store.values;
  const answer = await answerOf(store, onLoad, {});
  const values = openValues(store, given, answer);
  if (Object.keys(values).length === 0) return;
  if (store.isTouched) store.assign(values);
  else store.restart({ ...store.values, ...values });
}

/** The script of a button, `(values, context) => values`, or `{values, message}` with words to be shown. */
export async function runButtonScript(store: FormStore, script: string, row?: number): Promise<void> {
  const given = store.values;
  const answer = await answerOf(store, script, row === undefined ? {} : { row });
  const isWithWords = isRow(answer) && ('values' in answer || 'message' in answer) && !knowsBoth(store);
  const values = openValues(store, given, isWithWords ? answer.values : answer);
  if (Object.keys(values).length > 0) store.assign(values);
  if (isWithWords && typeof answer.message === 'string' && answer.message !== '')
    toast(answer.message.slice(0, 200));
}

/** A form may have fields of these names itself. */
const knowsBoth = ({ form }: FormStore): boolean => form.byPath.has('values') || form.byPath.has('message');

async function answerOf(store: FormStore, script: string, besides: object): Promise<unknown> {
  const { runScript } = await import('./run-script.ts');
  const outcome = await runScript(script, store.values, contextOf(store, besides));
  if (!outcome.problem) return outcome.answer;
  toast(t(scriptWords[outcome.problem]));
  return undefined;
}
