import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { exportJnpfFlow } from '@fairway/domain/workflow/template/jnpf-export/export-flow.ts';
import { definitionText, familyFormText } from '../../records/models/definition-texts.ts';
import type { PublishedFlow } from './compiled-flow.ts';

/** A version as text, in our language and in the family's; each is written once, when somebody first asks for it. */
interface Texts {
  template?: string;
  flowTemplateJson?: string;
  nodes?: Map<string, string>;
}

/** A version is compiled once, so this lasts as long as that is kept. */
const kept = new WeakMap<CompiledFlow, Texts>();

function textsOf(flow: CompiledFlow): Texts {
  const known = kept.get(flow) ?? {};
  kept.set(flow, known);
  return known;
}

/** In our flow language, in the language it is read in. */
export function templateText({ flow }: PublishedFlow): string {
  const texts = textsOf(flow);
  const { translations: _, ...template } = flow.template;
  texts.template ??= JSON.stringify(template);
  return texts.template;
}

/** In the family's shape. */
export function familyFlowText({ flow }: PublishedFlow): string {
  const texts = textsOf(flow);
  texts.flowTemplateJson ??= JSON.stringify(exportJnpfFlow(flow.template, flow.form).flowTemplateJson);
  return texts.flowTemplateJson;
}

/** The form of a version, in both. */
export function formTexts({ flow, definition }: PublishedFlow): { definition: string; propertyJson: string } {
  if (!flow.form) return { definition: JSON.stringify(definition), propertyJson: '' };
  return { definition: definitionText(flow.form), propertyJson: familyFormText(flow.form) };
}

/** The settings of a node in the family's words, as text. */
export function nodeText({ flow }: PublishedFlow, nodeId: string, write: () => object): string {
  const texts = textsOf(flow);
  texts.nodes ??= new Map();
  const known = texts.nodes.get(nodeId) ?? JSON.stringify(write());
  texts.nodes.set(nodeId, known);
  return known;
}
