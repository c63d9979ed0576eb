import type { Language } from '@fairway/contract/errors.ts';
import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import { formIn } from '../../forms/translate-form.ts';
import { type Translate, translateAt, translatorOf } from '../../text/translate.ts';
import { type CompiledFlow, compileFlow } from './compile-flow.ts';

/** Where a template says something to people. */
const texts = new Set(['name']);
const tables = new Set(['buttonTexts']);
/** Conditions, what actions are given, and whom a step is for. */
const kept = new Set(['when', 'autoPass', 'autoReject', 'run', 'who', 'cc', 'starter', 'fields', 'due']);

/** A flow as somebody reads it in their language; who decides what stays the same. */
export function translateFlow(template: FlowTemplate, language: Language): FlowTemplate {
  const { translations, ...flow } = template;
  const translate = translatorOf(translations, language);
  const { root, settings } = flow;
  return {
    ...flow,
    name: translate(flow.name),
    settings: { ...settings, title: translate(settings.title) },
    root: translateAt(root, translate, { texts, tables, kept }),
  };
}

/** Every text of a flow that can be translated, in the order in which it is read. */
export function textsOfFlow({
  settings,
  root,
}: Pick<FlowTemplate, 'root'> & { settings?: { title?: string } }): string[] {
  const found = new Set(settings?.title ? [settings.title] : []);
  const note: Translate = (text) => {
    if (text.trim() !== '') found.add(text);
    return text;
  };
  translateAt(root, note, { texts, tables, kept });
  return [...found];
}

const translated = new WeakMap<CompiledFlow, CompiledFlow>();

/** A compiled flow and its form in the reader's language, compiled once. */
export function flowIn(flow: CompiledFlow, language: Language): CompiledFlow {
  const { template, form } = flow;
  if (language !== 'en' || !(template.translations?.en ?? form?.definition.translations?.en)) return flow;
  const known =
    translated.get(flow) ?? compileFlow(translateFlow(template, language), form && formIn(form, language));
  translated.set(flow, known);
  return known;
}
