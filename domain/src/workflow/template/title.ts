import type { FormValues } from '@fairway/contract/forms.ts';
import { seenValue, textOf } from '../../forms/expression/value.ts';
import { titlePlace } from '../../forms/heading/may-head.ts';
import { ownValue } from '../../forms/own-value.ts';
import { maskedValue, shownAt } from '../../forms/visible-values.ts';
import { formatDate } from '../../time/format-date.ts';
import type { Run } from '../engine/run.ts';

const longest = 200;

/**
 * What a request is called: the template's words with what they name filled in; nothing where nothing is. Everybody who
 * hears of the request reads it, so a field that the form or one of the steps hides is left out, and what is masked is
 * masked.
 */
export function titleOf({ flow, context, state }: Run, form: FormValues): string {
  const { name, code, settings } = flow.template;
  const known: Record<string, () => string> = {
    '@flowFullName': () => name,
    '@flowFullCode': () => code,
    '@launchUserName': () => context.directory.users.get(state.initiator)?.name ?? '',
    '@launchUserId': () => state.initiator,
    '@launchTime': () => formatDate(context.now, 'yyyy-MM-dd HH:mm', context.asking.zone),
  };
  const isShown = flow.form && shownAt(flow.form, form, { context: context.asking });
  const fieldText = (path: string) => {
    const field = flow.form?.byPath.get(path);
    if (flow.hiddenSomewhere.has(path) || (field && !isShown?.(field))) return '';
    const value = ownValue(form, path);
    return textOf(seenValue(field ? maskedValue(field, value) : value));
  };
  const title = settings.title.replace(titlePlace, (_, place: string) =>
    Object.hasOwn(known, place) ? (known[place]?.() ?? '') : fieldText(place),
  );
  return shortTitle(title);
}

export const shortTitle = (title: string): string => [...title].slice(0, longest).join('');
