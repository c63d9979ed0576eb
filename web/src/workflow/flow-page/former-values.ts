import type {
  FormContainer,
  FormDefinition,
  FormField,
  FormNode,
  FormValues,
} from '@fairway/contract/forms.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { isContainer } from '@fairway/domain/forms/form-tree.ts';
import { t } from '../../language/words.ts';

/** Beside a field stands what it held when it was submitted, drawn by the same part: names, dates and files read as they should. */
export const isFormer = (path: string): boolean => path.startsWith(prefix);

const prefix = 'former__';

interface Former {
  definition: FormDefinition;
  values: FormValues;
}

/** The form with what others changed in it marked. */
export function withFormerValues(definition: FormDefinition, changedSince: FormValues): Former {
  if (Object.keys(changedSince).length === 0) return { definition, values: {} };
  const nodes = definition.nodes.map((node) => marked(node, changedSince));
  const values = Object.entries(changedSince).map(([path, value]) => [prefix + path, value]);
  return { definition: { ...definition, nodes }, values: Object.fromEntries(values) };
}

function marked(node: FormNode, changedSince: FormValues): FormNode {
  if (isContainer(node))
    return {
      ...node,
      parts: node.parts.map((part) => ({
        ...part,
        nodes: part.nodes.map((inner) => marked(inner, changedSince)),
      })),
    };
  if (node.model === undefined || !Object.hasOwn(changedSince, node.model)) return node;
  // Where nothing stood before there is nothing to compare with.
  if (isEmptyValue(changedSince[node.model])) return node;
  return together(node, formerOf(node, changedSince[node.model]));
}

/** One below the other, as wide together as the field was alone. */
function together(field: FormField, former: FormField): FormContainer {
  const { id, span, on, hidden, visibleWhen } = field;
  const part = { id: `${id}-both`, label: '', span: 24, nodes: [{ ...field, span: 24 }, former] };
  return {
    kind: 'row',
    id: `${id}-row`,
    label: '',
    accordion: false,
    parts: [part],
    ...{ span, on, hidden, visibleWhen },
  };
}

function formerOf(field: FormField, value: unknown): FormField {
  const id = `${prefix}${field.id}`;
  const bare = { ...field, id, span: 24, hint: undefined, columns: undefined, hidden: false };
  if (field.kind === 'table') {
    const count = Array.isArray(value) ? value.length : 0;
    const content = t('flowPageFormerRows', { label: field.label, count });
    return { ...bare, kind: 'note', model: undefined, content };
  }
  return {
    ...bare,
    // A calculation would be made anew with what stands there now.
    kind: field.kind === 'calculation' ? 'number' : field.kind,
    model: prefix + field.model,
    label: t('flowPageFormer'),
    readonly: true,
    required: false,
    ...{ visibleWhen: undefined, requiredWhen: undefined, readonlyWhen: undefined, calculated: undefined },
    ...{ default: undefined, rules: [], fills: [], rowFills: [] },
  };
}
