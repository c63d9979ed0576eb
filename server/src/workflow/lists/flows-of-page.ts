import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { ShownFact } from '@fairway/contract/shown-fact.ts';
import { type FactReader, shownFactOf } from '@fairway/domain/forms/heading/fact.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { readingRights, stepsOf } from '@fairway/domain/workflow/views/field-rights.ts';
import { factsSeenWith, type KeptFact } from '@fairway/domain/workflow/views/request-facts.ts';
import type { Db } from '../../database/open.ts';
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

/** What matters at a glance in words of the reader, without what the form or one of these steps hides. */
export function visibleFacts(
  flow: CompiledFlow | undefined,
  nodeCodes: readonly string[],
  kept: readonly KeptFact[],
  reader: FactReader,
): ShownFact[] {
  if (!flow || kept.length === 0) return [];
  const nodes = nodeCodes.flatMap((code) => flow.byId.get(code)?.node ?? []);
  // What was done at no step in particular says no more than all of them do.
  const rights = readingRights(nodes.length > 0 ? nodes : stepsOf(flow), flow.form);
  return factsSeenWith(flow, rights, kept).map((fact) => shownFactOf(fact, reader));
}

/** The step everything begins with. */
export const startOf = ({ root }: CompiledFlow): FlowNode[] => root.slice(0, 1).map(({ node }) => node);
