import type { Language } from '@fairway/contract/errors.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { flowTranslator } from './in-language.ts';

/** What entries of dictionaries are called; where nobody can look them up, as they are written. */
type EntryName = (dictionaries: readonly string[], text: string) => string;
const asWritten: EntryName = (_, text) => text;

/** How facts of a request are said to somebody: their labels, and what was chosen. What somebody wrote stays as it is. */
export function factTranslator(
  flow: CompiledFlow | undefined,
  language: Language,
  entries: EntryName = asWritten,
) {
  const translate = flowTranslator(flow, language);
  return <T extends { label: string; text?: string }>(fact: T): T => {
    if (language === 'zh') return fact;
    const choices = fact.text === undefined ? undefined : choicesAt(flow, fact.label);
    const nameOf = (choice: string) => entries(choices?.dictionaries ?? [], translate(choice));
    return {
      ...fact,
      label: translate(fact.label),
      ...(choices && { text: translatedChoices(fact.text ?? '', nameOf) }),
    };
  };
}

/** Whether a fact is of a field one chooses in, and from which dictionaries. */
function choicesAt(flow: CompiledFlow | undefined, label: string): { dictionaries: string[] } | undefined {
  const fields = flow?.form?.fields.filter(({ field }) => field.label === label && field.options) ?? [];
  if (fields.length === 0) return undefined;
  const dictionaries = fields.flatMap(({ field: { options } }) =>
    options?.from === 'dictionary' ? [options.dictionary] : [],
  );
  return { dictionaries };
}

/** One choice, or several one behind the other. */
function translatedChoices(text: string, nameOf: (choice: string) => string): string {
  const whole = nameOf(text);
  return whole === text ? text.split(',').map(nameOf).join(', ') : whole;
}
