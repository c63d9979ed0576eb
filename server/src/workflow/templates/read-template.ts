import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { type FlowTemplate, readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { flowProblemWords } from '@fairway/contract/flow-words.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import type { FlowProblem } from '@fairway/domain/workflow/template/flow-problems.ts';
import { importJnpfFlow, isJnpfFlow } from '@fairway/domain/workflow/template/jnpf-import/import-flow.ts';
import * as z from 'zod/mini';
import { definitionWords, flowTextWords } from '../../language/words.ts';
import { shapeSentences } from '../../records/models/read-definition.ts';
import { jsonProblem, parseJson } from '../../records/parse-json.ts';

export interface ReadTemplate {
  /** Missing when the text is no flow at all. */
  template?: FlowTemplate;
  /** What keeps it from being used, in sentences. */
  problems: string[];
  /** What was read but means nothing here. */
  remarks: string[];
}

/** Levels of arms take four levels of JSON each; a chain of the family takes one for every node. */
const deepest = { ours: 80, family: 600 };
const mostProblems = 200;

/** A flow in our language, or one of the family read into it; what is wrong with its shape in sentences. */
export function readTemplate(text: string, language: Language): ReadTemplate {
  const given = parseJson(text);
  if (given === undefined) return refused(definitionWords.notJson[language]);
  const isFamily = isJnpfFlow(given);
  const broken = jsonProblem(given, isFamily ? deepest.family : deepest.ours);
  if (broken) return refused(definitionWords[broken][language]);
  if (!isRow(given)) return refused(flowTextWords.notFlow[language]);
  if (isFamily) {
    const { template, remarks, problems } = importJnpfFlow(given, language);
    return { template, remarks, problems: sentencesOf(problems, language) };
  }
  try {
    // The key is the template's id, whatever the text says.
    return { template: readFlowTemplate({ ...given, key: 'flow' }), problems: [], remarks: [] };
  } catch (error) {
    if (error instanceof z.core.$ZodError) return refused(...shapeSentences(error, language, 'flow'));
    throw error;
  }
}

const refused = (...problems: string[]): ReadTemplate => ({ problems, remarks: [] });

export const sentencesOf = (problems: readonly FlowProblem[], language: Language): string[] => [
  ...new Set(
    problems
      .slice(0, mostProblems)
      .map(({ problem, places }) => filledWords(flowProblemWords[problem][language], places)),
  ),
];
