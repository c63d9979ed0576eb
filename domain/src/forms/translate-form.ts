import type { Language } from '@fairway/contract/errors.ts';
import type { FormDefinition } from '@fairway/contract/forms.ts';
import { type Translate, translateAt, translatorOf } from '../text/translate.ts';
import { type CompiledForm, compileForm } from './compile-form.ts';
import { isRow } from './value-shape.ts';

/** Where a definition says something to people. */
const texts = new Set([
  ...['label', 'placeholder', 'hint', 'prefix', 'suffix', 'onText', 'offText', 'buttonText'],
  ...['content', 'message'],
]);
/** Values that are stored, and what finds them. */
const kept = new Set(['default', 'fills', 'rowFills', 'parameters', 'translations']);
const codes = ['qrCode', 'barCode'];

/** A form as somebody reads it in their language; values, models and expressions stay the same. */
export function translateForm(definition: FormDefinition, language: Language): FormDefinition {
  const { translations, ...form } = definition;
  const translate = translatorOf(translations, language);
  return {
    ...form,
    nodes: translateNodes(form.nodes, translate),
    rules: translateAt(form.rules, translate, { texts, kept }),
  };
}

/** Every text of a form that can be translated, in the order in which it is read. */
export function textsOfForm({ nodes, rules }: Pick<FormDefinition, 'nodes' | 'rules'>): string[] {
  const found = new Set<string>();
  const note: Translate = (text) => {
    if (text.trim() !== '') found.add(text);
    return text;
  };
  translateNodes(nodes, note);
  translateAt(rules, note, { texts, kept });
  return [...found];
}

function translateNodes<T>(nodes: readonly T[], translate: Translate): T[] {
  return nodes.map((node) => {
    if (!isRow(node)) return node;
    const { options, nodes: inside, parts, columns, ...own } = node as Record<string, unknown>;
    // What a code is drawn from is a value.
    const isCode = codes.includes(String(own.kind));
    const at = isCode ? { texts, kept: new Set([...kept, 'content']) } : { texts, kept };
    return {
      ...translateAt(own, translate, at),
      ...(options === undefined
        ? {}
        : { options: keepsLabels(own) ? options : translateAt(options, translate, at) }),
      ...Object.fromEntries(
        Object.entries({ nodes: inside, parts, columns }).flatMap(([key, below]) =>
          Array.isArray(below) ? [[key, translateNodes(below, translate)]] : [],
        ),
      ),
    } as T;
  });
}

/** Whether what a choice is called is stored or asked for, and not only shown. */
function keepsLabels({ kind, optionsWhen, fills }: Record<string, unknown>): boolean {
  if (kind === 'autoComplete') return true;
  if (String(optionsWhen ?? '').includes('option.label')) return true;
  return Array.isArray(fills) && fills.some(({ column }) => column === 'label' || column === 'fullName');
}

const translated = new WeakMap<CompiledForm, CompiledForm>();

/** A compiled form in the reader's language, compiled once. */
export function formIn(form: CompiledForm, language: Language): CompiledForm {
  if (language !== 'en' || !form.definition.translations?.en) return form;
  const known = translated.get(form) ?? compileForm(translateForm(form.definition, language));
  translated.set(form, known);
  return known;
}
