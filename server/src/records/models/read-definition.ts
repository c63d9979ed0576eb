import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { formProblemWords } from '@fairway/contract/form-words.ts';
import { type FormDefinition, formLimits, readFormDefinition } from '@fairway/contract/forms.ts';
import { translations } from '@fairway/contract/translations.ts';
import { formProblems } from '@fairway/domain/forms/form-problems.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { readJnpfForm } from '@fairway/domain/forms/jnpf-import/import-form.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import * as z from 'zod/mini';
import { wordsOfIssue } from '../../http/field-words.ts';
import { definitionWords } from '../../language/words.ts';
import { jsonProblem, parseJson } from '../parse-json.ts';

export interface ReadDefinition {
  /** Missing when the text is no form at all. */
  definition?: FormDefinition;
  /** What keeps it from being used, in sentences. */
  problems: string[];
  /** What was read but means nothing here. */
  remarks: string[];
}

/** Eight levels of containers take four levels of JSON each; the rest is for trees of options. */
const deepest = 80;
const mostProblems = 200;

/** A definition in our language, or a form of the family read into it, with everything wrong with it in sentences. */
export function readDefinition(text: string, language: Language): ReadDefinition {
  const refused = (...problems: string[]) => ({ problems, remarks: [] });
  const given = parseJson(text);
  if (given === undefined) return refused(definitionWords.notJson[language]);
  const broken = jsonProblem(given, deepest);
  if (broken) return refused(definitionWords[broken][language]);
  if (!isRow(given)) return refused(definitionWords.notForm[language]);
  const isFamily = Array.isArray(given.fields) && !Array.isArray(given.nodes);
  try {
    const { definition, remarks } = isFamily
      ? withTranslations(readJnpfForm(given, language), given.translations)
      : { definition: readFormDefinition(given), remarks: [] };
    const left = isFamily && hasScripts(given) ? [definitionWords.scriptsLeft[language]] : [];
    return {
      definition,
      problems: problemsOf(definition, language),
      remarks: [...remarks.slice(0, mostProblems), ...left],
    };
  } catch (error) {
    if (error instanceof z.core.$ZodError) return refused(...shapeSentences(error, language));
    throw error;
  }
}

/** What our own export adds to the family's shape. */
function withTranslations<T extends { definition: FormDefinition }>(read: T, given: unknown): T {
  if (given === undefined) return read;
  return { ...read, definition: { ...read.definition, translations: z.parse(translations, given) } };
}

function problemsOf(definition: FormDefinition, language: Language): string[] {
  const placed = fieldsOf(definition);
  const sentence = (words: Record<Language, string>, places: Record<string, string | number>) =>
    filledWords(words[language], places);
  // Looking for what is wrong takes time with every field: too many are refused before.
  if (placed.length > formLimits.fields)
    return [sentence(formProblemWords.tooManyFields, { most: formLimits.fields })];
  const reserved = placed
    .filter(({ field }) => field.model === '__proto__')
    .map(({ field: { label, model = '' } }) => sentence(definitionWords.reservedModel, { label, model }));
  if (reserved.length > 0) return reserved;
  return formProblems(definition)
    .slice(0, mostProblems)
    .map(({ problem, id, label, places }) =>
      sentence(formProblemWords[problem], { id, label: label || id, ...places }),
    );
}

/** Where the shape is wrong; of a node that is neither field nor container, what is wrong with it as the one it means to be. */
export function shapeSentences(error: z.core.$ZodError, language: Language, whole = 'formData'): string[] {
  const found: string[] = [];
  const visit = (issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[]): void => {
    for (const issue of issues) {
      if (found.length >= mostProblems) return;
      const path = [...above, ...issue.path];
      const inner = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined;
      if (inner) visit(inner, path);
      else
        found.push(
          filledWords(definitionWords.wrongAt[language], {
            path: path.map(String).join('.') || whole,
            words: wordsOfIssue(issue, language),
          }),
        );
    }
  };
  visit(error.issues, []);
  return found;
}

/** The reading of a union that came furthest: the one whose kind was right, else the one with the least wrong. */
const nearest = (readings: readonly (readonly z.core.$ZodIssue[])[]) =>
  readings
    .filter((issues) => issues.length > 0)
    .toSorted((one, other) => kindProblems(one) - kindProblems(other) || one.length - other.length)[0];

const kindProblems = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.filter(({ path }) => path.length === 1 && path[0] === 'kind').length;

/** Scripts of the family reach into the page; ours do not. */
function hasScripts(given: Record<string, unknown>): boolean {
  const isAny = (scripts: unknown) => isRow(scripts) && Object.values(scripts).some(Boolean);
  if (isAny(given.funcs)) return true;
  const open: unknown[] = [given.fields];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) open.push(...value.filter((one) => one !== undefined));
    if (!isRow(value)) continue;
    if (isAny(value.on)) return true;
    if (isRow(value.__config__) && value.__config__.children !== undefined)
      open.push(value.__config__.children);
  }
  return false;
}
