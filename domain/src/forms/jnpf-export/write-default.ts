import type { FormField } from '@fairway/contract/forms.ts';
import type { Raw } from '../jnpf-import/raw.ts';

/** Kinds whose value is a list, which the family's clients expect to find as one. */
const listKinds = [
  ...['checkbox', 'cascader', 'files', 'pictures', 'area', 'organisation', 'users', 'table'],
  ...['dateRange', 'timeRange'],
];

/** What a new form starts with, in `__config__`. */
export function defaultSettings({ kind, multiple, default: given }: FormField): Raw {
  const nothing = listKinds.includes(kind) || multiple ? [] : null;
  if (given === undefined) return { defaultValue: nothing };
  if ('current' in given) return { defaultValue: nothing, defaultCurrent: true };
  if ('value' in given) return { defaultValue: given.value ?? nothing };
  if (kind === 'time' && given.expression === 'FORMATDATE(NOW(), "HH:mm:ss")')
    return { defaultValue: nothing, defaultCurrent: true };
  const [, written] = /^DATE\("([-/\d: T]+)"\)$/.exec(given.expression) ?? [];
  return { defaultValue: kind === 'date' && written !== undefined ? written : nothing };
}
