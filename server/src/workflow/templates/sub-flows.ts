import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import type { FlowProblem } from '@fairway/domain/workflow/template/flow-problems.ts';
import { subNodesIn, withSubKeys } from '@fairway/domain/workflow/template/flow-references.ts';
import type { Db } from '../../database/open.ts';
import { findTemplatesByKeys } from './store.ts';

interface Self {
  id?: string;
  enCode?: string;
}

/** Sub-flows that are not there, or that lead back to where they were started from. */
export async function subFlowProblems(db: Db, template: FlowTemplate, self: Self): Promise<FlowProblem[]> {
  const found: FlowProblem[] = [];
  const subs = subNodesIn(template);
  const idOf = await idsByKey(
    db,
    subs.map(({ flow }) => flow),
  );
  for (const { id: node, name, flow } of subs) {
    const places = { name: name || node, flow };
    const target = flow === self.enCode ? self.id : idOf(flow);
    if (flow === self.enCode || (target !== undefined && target === self.id))
      found.push({ problem: 'subItself', node, places });
    else if (target === undefined) found.push({ problem: 'subUnknown', node, places });
    else if (self.id !== undefined && (await leadsTo(db, target, self.id)))
      found.push({ problem: 'subCycle', node, places });
  }
  return found;
}

/** Whether a flow starts another one, by however many in between, as they run now. */
async function leadsTo(db: Db, from: string, wanted: string): Promise<boolean> {
  const seen = new Set<string>();
  let keys = [from];
  while (keys.length > 0) {
    const found = (await findTemplatesByKeys(db, keys)).filter(({ id }) => !seen.has(id));
    if (found.some(({ id }) => id === wanted)) return true;
    for (const { id } of found) seen.add(id);
    keys = [...new Set(found.flatMap(({ template }) => subNodesIn(template).map(({ flow }) => flow)))];
  }
  return false;
}

/** Ids of templates by their id or their code; an id goes before a code. */
async function idsByKey(db: Db, keys: readonly string[]): Promise<(key: string) => string | undefined> {
  const found = await findTemplatesByKeys(db, [...new Set(keys)]);
  const ids = new Map(found.map(({ id, enCode }) => [enCode, id]));
  for (const { id } of found) ids.set(id, id);
  return (key) => ids.get(key);
}

/** A flow that names its sub-flows by id, so that a code may change. */
export async function withSubIds(db: Db, template: FlowTemplate): Promise<FlowTemplate> {
  const idOf = await idsByKey(
    db,
    subNodesIn(template).map(({ flow }) => flow),
  );
  return withSubKeys(template, (key) => idOf(key) ?? key);
}

/** The same by code, which another company may have too. */
export async function withSubCodes(db: Db, template: FlowTemplate): Promise<FlowTemplate> {
  const found = await findTemplatesByKeys(
    db,
    subNodesIn(template).map(({ flow }) => flow),
  );
  const codes = new Map(found.map(({ id, enCode }) => [id, enCode]));
  return withSubKeys(template, (key) => codes.get(key) ?? key);
}
