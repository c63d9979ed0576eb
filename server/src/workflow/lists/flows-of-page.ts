import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { readingRights, stepsOf } from '@fairway/domain/workflow/views/field-rights.ts';
import type { Db } from '../../database/open.ts';
import type { SummaryItem } from '../tables.ts';
import { publishedFlow } from '../templates/compiled-flow.ts';

export type FlowOf = (versionId: string) => CompiledFlow | undefined;

/** The flows the rows of a page run by; they are few, and compiled once. */
export async function flowsOfPage(db: Db, flowIds: readonly string[]): Promise<FlowOf> {
  const found = await Promise.all(
    [...new Set(flowIds)].map(async (id) => [id, (await publishedFlow(db, id))?.flow] as const),
  );
  const flows = new Map(found);
  return (versionId) => flows.get(versionId);
}

/** What matters at a glance, without what the form or one of these steps hides. */
export function visibleSummary(
  flow: CompiledFlow | undefined,
  nodeCodes: readonly string[],
  summary: SummaryItem[],
): SummaryItem[] {
  if (!flow || summary.length === 0) return [];
  const nodes = nodeCodes.flatMap((code) => flow.byId.get(code)?.node ?? []);
  // What was done at no step in particular says no more than all of them do.
  const rights = readingRights(nodes.length > 0 ? nodes : stepsOf(flow), flow.form);
  const hidden = flow.template.settings.summaryFields
    .filter((path) => rights[path] === 'hidden' || flow.form?.byPath.get(path)?.isHidden)
    .map((path) => flow.form?.byPath.get(path)?.field.label || path);
  return summary.filter(({ label }) => !hidden.includes(label));
}

/** The step everything begins with. */
export const startOf = (flow: CompiledFlow | undefined): string[] => {
  const start = flow?.root[0]?.node.id;
  return start === undefined ? [] : [start];
};
