import type { FormValues } from '@fairway/contract/forms.ts';
import type { ShownHeading } from '@fairway/contract/shown-fact.ts';
import type { CompiledForm } from '../compile-form.ts';
import { ownValue } from '../own-value.ts';
import { type FactReader, type FactSource, factsIn, shownFactOf } from './fact.ts';
import { headingOf } from './heading-of.ts';
import { mayHead, titlePlace } from './may-head.ts';

const longestTitle = 100;

/** What stands first where a record with these values is shown, in words of who reads it. */
export function recordHeading(
  form: CompiledForm,
  values: FormValues,
  source: FactSource,
  reader: FactReader,
): ShownHeading {
  const { title, number, state, facts } = headingOf(form);
  const textAt = (path: string): string => {
    const one = form.byPath.get(path);
    const value = ownValue(values, path);
    if (!one || !mayHead(one) || !source.isShown(one) || value === undefined || value === null) return '';
    return source.textOf(one, value);
  };
  const called = title.replace(titlePlace, (_, place: string) => textAt(place)).trim();
  const numbered = number === undefined ? '' : textAt(number);
  const stands = state ? textAt(state.field) : '';
  const chosen = state && ownValue(values, state.field);
  return {
    title: [...(called || numbered)].slice(0, longestTitle).join(''),
    number: called ? numbered : '',
    state: stands
      ? {
          text: stands,
          tone:
            typeof chosen === 'string' && state && Object.hasOwn(state.tones, chosen)
              ? (state.tones[chosen] ?? 'neutral')
              : 'neutral',
        }
      : null,
    facts: factsIn(form, facts, values, source).map((fact) => shownFactOf(fact, reader)),
  };
}
