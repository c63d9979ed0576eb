import type { FormDefinition } from '@fairway/contract/forms.ts';
import { fieldsOf } from '../form-tree.ts';
import { exportJnpfForm } from '../jnpf-export/export-form.ts';
import { normalForm } from '../jnpf-export/normal-form.ts';
import { readJnpfForm } from '../jnpf-import/import-form.ts';
import { ownKey } from '../jnpf-import/own-settings.ts';
import { isSameJson } from '../same-json.ts';

export const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));

/** As somebody else's system would keep it, which does not know our own key. */
export const withoutOwnSettings = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === ownKey ? undefined : one)));

/**
 * What a form loses on its way to the family and back: with our own settings beside it nothing at all, without them
 * nothing that is not named.
 */
export function lostOnRoundTrip(definition: FormDefinition): string[] {
  const { formData, notes } = exportJnpfForm(definition);
  const back = readJnpfForm(throughJson(formData));
  const lost = back.remarks.filter((remark) => remark.includes(ownKey));
  if (!isSameJson(back.definition, throughJson(definition))) lost.push('not as it was');
  const named = new Set(notes.map(({ path, setting }) => `${path} ${setting}`));
  const plain = readJnpfForm(withoutOwnSettings(formData)).definition;
  const read = new Map(fieldsOf(plain).map(({ path, field }) => [path, field]));
  for (const { path, field } of fieldsOf(definition)) {
    if (path === '') continue;
    const [before, after] = [normalForm({ ...field }), normalForm({ ...read.get(path) })];
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (!isSameJson(before[key], after[key]) && !named.has(`${path} ${key}`)) lost.push(`${path} ${key}`);
  }
  return lost;
}
