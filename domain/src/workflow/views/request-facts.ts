import type { FieldRights } from '@fairway/contract/forms.ts';
import type { Fact } from '../../forms/heading/fact.ts';
import { mayHead } from '../../forms/heading/may-head.ts';
import type { CompiledFlow } from '../template/compile-flow.ts';

/** As facts were kept before they said which field they are of. */
export interface NamedText {
  label: string;
  text: string;
}
export type KeptFact = Fact | NamedText;

/** What matters of a request at a glance, without what these rights hide, in the words its form has for it. */
export function factsSeenWith(
  flow: CompiledFlow | undefined,
  rights: FieldRights,
  kept: readonly KeptFact[],
): Fact[] {
  const form = flow?.form;
  if (!form) return [];
  const isSeen = (path: string) => {
    const field = form.byPath.get(path);
    return field !== undefined && mayHead(field) && rights[path] !== 'hidden';
  };
  return kept.flatMap((fact): Fact[] => {
    if (!('kind' in fact)) {
      const named = form.reading.filter(({ field, path }) => (field.label || path) === fact.label);
      return named.every(({ path }) => isSeen(path)) ? [{ ...fact, path: '', kind: 'text' }] : [];
    }
    if (![fact.path, ...(fact.also ?? [])].every(isSeen)) return [];
    return [{ ...fact, label: form.byPath.get(fact.path)?.field.label || fact.label }];
  });
}

/** What everybody may read who hears of a request: nothing that one of the steps hides. */
export function factsForEverybody(flow: CompiledFlow, kept: readonly KeptFact[]): Fact[] {
  const hidden = [...flow.hiddenSomewhere].map((path) => [path, 'hidden'] as const);
  return factsSeenWith(flow, Object.fromEntries(hidden), kept);
}
