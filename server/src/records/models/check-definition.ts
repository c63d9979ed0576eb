import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FormDefinition } from '@fairway/contract/forms.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { billRuleCache } from '../../bill/bill-rule-cache.ts';
import { interfaceCache } from '../../data-interfaces/interface-cache.ts';
import type { Db } from '../../database/open.ts';
import { knownDictionaries } from '../../dictionary/dictionaries.ts';
import { definitionWords } from '../../language/words.ts';
import { type ReadDefinition, readDefinition } from './read-definition.ts';
import { knownModels } from './store.ts';

const knownBy = {
  noInterface: interfaceCache,
  noDictionary: knownDictionaries,
  noModel: knownModels,
  noBillRule: billRuleCache,
} satisfies Record<string, (db: Db, names: readonly string[]) => Promise<ReadonlySet<string>>>;

type Missing = keyof typeof knownBy;
const missings = Object.keys(knownBy) as Missing[];

/** A definition with everything wrong with it, also what it names that is not there. */
export async function checkDefinition(db: Db, text: string, language: Language): Promise<ReadDefinition> {
  const read = readDefinition(text, language);
  if (!read.definition || read.problems.length > 0) return read;
  return { ...read, problems: await missingTargets(db, read.definition, language) };
}

/** Every field that gets something from where nothing is, in sentences: only the server knows what there is. */
async function missingTargets(db: Db, definition: FormDefinition, language: Language): Promise<string[]> {
  const named = targetsOf(definition);
  const found: string[] = [];
  for (const missing of missings) {
    const mine = named.filter((one) => one.missing === missing);
    const known = await knownBy[missing](db, [...new Set(mine.map(({ target }) => target))]);
    for (const { label, target } of mine)
      if (!known.has(target)) found.push(filledWords(definitionWords[missing][language], { label, target }));
  }
  return [...new Set(found)];
}

interface Target {
  missing: Missing;
  target: string;
  label: string;
}

const targetsOf = (definition: FormDefinition): Target[] =>
  fieldsOf(definition).flatMap(({ field }) => {
    const { options, source, rowFills, kind, billRule } = field;
    const named: [Missing, string | undefined][] = [
      ['noInterface', options?.from === 'interface' ? options.interfaceId : undefined],
      ['noDictionary', options?.from === 'dictionary' ? options.dictionary : undefined],
      ['noInterface', source?.interfaceId],
      ['noModel', source?.modelId],
      ...rowFills.map(({ interfaceId }): [Missing, string | undefined] => ['noInterface', interfaceId]),
      ['noBillRule', kind === 'billNumber' ? billRule : undefined],
    ];
    const label = field.label || field.id;
    return named.flatMap(([missing, target]) => (target ? [{ missing, target, label }] : []));
  });
