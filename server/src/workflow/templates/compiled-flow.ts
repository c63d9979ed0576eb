import type { FormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { type CompiledFlow, compileFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import type { Db } from '../../database/open.ts';
import { findFlowInForce, findVersion, findVersionContent } from './store.ts';

/** A version of a flow, ready for the engine, with what its template is called now. */
export interface PublishedFlow {
  /** The version's, which the wire calls `flowId`. */
  id: string;
  templateId: string;
  enCode: string;
  fullName: string;
  category: string;
  icon: string;
  iconBackground: string;
  version: number;
  enabledMark: 0 | 1;
  flow: CompiledFlow;
  definition: FormDefinition;
  formId: string;
  formVersion: number;
  /** Somebody has to be asked for who handles a step. */
  asksInterfaces: boolean;
}

type Content = Pick<PublishedFlow, 'flow' | 'definition' | 'asksInterfaces'>;

const mostKept = 200;
const kept = new Map<string, Content>();

/** What a version and its template say of themselves; it may have been read together with something else. */
export type FlowHead = Omit<PublishedFlow, keyof Content>;

export async function publishedFlow(db: Db, versionId: string): Promise<PublishedFlow | undefined> {
  const version = await findVersion(db, versionId);
  return version && publishedBy(db, version);
}

export async function publishedBy(db: Db, head: FlowHead): Promise<PublishedFlow | undefined> {
  const content = await contentOf(db, head.id);
  return content && { ...head, ...content };
}

/** The version in force of a template that is switched on, found by its id or its code. */
export async function startableFlow(db: Db, templateIdOrKey: string): Promise<PublishedFlow | undefined> {
  const versionId = await findFlowInForce(db, templateIdOrKey);
  return versionId === undefined ? undefined : publishedFlow(db, versionId);
}

/** A version never changes: it is compiled once. */
async function contentOf(db: Db, versionId: string): Promise<Content | undefined> {
  const known = kept.get(versionId);
  if (known) return known;
  const stored = await findVersionContent(db, versionId);
  if (!stored) return undefined;
  const flow = compileFlow(stored.template, compileForm(stored.form));
  const content = {
    flow,
    definition: stored.form,
    asksInterfaces: flow.reading.some(
      ({ node }) => 'who' in node && node.who.some(({ by }) => by === 'interface'),
    ),
  };
  kept.set(versionId, content);
  while (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
  return content;
}
