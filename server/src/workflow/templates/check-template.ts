import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import { compileFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { type FlowProblem, flowProblems } from '@fairway/domain/workflow/template/flow-problems.ts';
import {
  type FlowReference,
  flowReferences,
  type ReferenceKind,
} from '@fairway/domain/workflow/template/flow-references.ts';
import { interfaceCache } from '../../data-interfaces/interface-cache.ts';
import type { Db } from '../../database/open.ts';
import { flowTextWords } from '../../language/words.ts';
import { namesById } from '../../organisation/names-by-id.ts';
import { type Model, modelOf } from '../../records/models/model.ts';
import { actionNames } from '../actions.ts';
import { directoryOf } from '../directory.ts';
import { type ReadTemplate, readTemplate, sentencesOf } from './read-template.ts';
import { subFlowProblems } from './sub-flows.ts';

/** What a flow is checked as: the form it is for, and which template it is, where there is one already. */
export interface Checked {
  formId: string;
  id?: string;
  enCode?: string;
}

/** A flow written as text, with everything wrong with it, also what it names that is not there. */
export async function checkText(
  db: Db,
  text: string,
  checked: Checked,
  language: Language,
): Promise<ReadTemplate> {
  const read = readTemplate(text, language);
  if (!read.template || read.problems.length > 0) return read;
  return { ...read, problems: await problemsOf(db, read.template, checked, language) };
}

/** The form a flow is for. */
export async function formOf(db: Db, formId: string): Promise<Model> {
  const model = await modelOf(db, formId);
  if (!model) throw new AppError('NOT_FOUND');
  return model;
}

/** Everything wrong with a flow for its form in this company, in sentences. */
export async function problemsOf(
  db: Db,
  template: FlowTemplate,
  { formId, ...self }: Checked,
  language: Language,
): Promise<string[]> {
  const model = await modelOf(db, formId);
  if (!model) return sentencesOf([{ problem: 'formUnknown', node: '', places: { id: formId } }], language);
  const directory = await directoryOf(db);
  return sentencesOf(
    [
      ...flowProblems({ ...template, key: self.id ?? '' }, model.form, directory),
      ...(await missing(db, flowReferences(template), language)),
      ...(await subFlowProblems(db, template, self)),
      ...unknownActions(template),
    ],
    language,
  );
}

/** What a step without people is to do, and the server cannot. */
const unknownActions = (template: FlowTemplate): FlowProblem[] =>
  compileFlow(template).reading.flatMap(({ node }) =>
    node.kind === 'action' && !actionNames.includes(node.run.action)
      ? [{ problem: 'actionUnknown', node: node.id, places: { name: node.name, id: node.run.action } }]
      : [],
  );

const knownBy: Record<
  ReferenceKind,
  (db: Db, ids: readonly string[]) => Promise<{ has: (id: string) => boolean }>
> = {
  user: async (db) => (await directoryOf(db)).users,
  position: (db, ids) => namesById(db, 'position', ids),
  role: (db, ids) => namesById(db, 'role', ids),
  organisation: (db, ids) => namesById(db, 'organisation', ids),
  group: (db, ids) => namesById(db, 'group', ids),
  interface: interfaceCache,
};

/** What a flow names that is not there: only the server knows what there is. */
async function missing(
  db: Db,
  references: readonly FlowReference[],
  language: Language,
): Promise<FlowProblem[]> {
  const found: FlowProblem[] = [];
  for (const kind of Object.keys(knownBy) as ReferenceKind[]) {
    const mine = references.filter((one) => one.kind === kind);
    if (mine.length === 0) continue;
    const known = await knownBy[kind](db, [...new Set(mine.map(({ id }) => id))]);
    for (const { id, node, name } of mine)
      if (!known.has(id))
        found.push({
          problem: `${kind}Unknown`,
          node,
          places: { name: name || flowTextWords.settings[language], id },
        });
  }
  return found;
}

const saidAtOnce = 3;

/** Refuses a flow with what keeps it from being used. */
export function refuseFlow(problems: readonly string[]): never {
  throw wrong('FLOW_WRONG', problems);
}

export function wrong(refusal: 'FLOW_WRONG' | 'FORM_WRONG', problems: readonly string[]): AppError {
  const fields = Object.fromEntries(problems.map((sentence, index) => [String(index + 1), sentence]));
  return new AppError(refusal, { detail: problems.slice(0, saidAtOnce).join('; ') }, fields);
}
