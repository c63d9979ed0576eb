import type { Input } from '@fairway/contract/endpoint.ts';
import type { changeSignInMethod, SignInMethod } from '@fairway/contract/sign-in-settings.ts';

type Value = string | boolean;
type Field = SignInMethod['fields'][number];
export type MethodChanges = NonNullable<Input<typeof changeSignInMethod>['body']['changes']>;

/** What was typed, on top of what was there when it began; null goes back to what the environment says. */
interface Edit {
  value: Value | null;
  base: Value;
}
export type MethodEdits = Readonly<Record<string, Edit>>;

/** What a field would be once it is saved. */
export const editedValue = ({ key, value, standard }: Field, edits: MethodEdits): Value => {
  const edit = edits[key];
  return edit ? (edit.value ?? standard) : value;
};

/** Takes what is typed; what is as it was is no edit. */
export function withEdit(edits: MethodEdits, field: Field, value: Value | null): MethodEdits {
  const { [field.key]: before, ...others } = edits;
  const isAsItWas = value === null ? field.from !== 'company' : value === field.value;
  return isAsItWas ? others : { ...others, [field.key]: { value, base: before?.base ?? field.value } };
}

/** Somebody else changed it meanwhile. */
export const isContested = ({ key, value }: Field, edits: MethodEdits): boolean => {
  const edit = edits[key];
  return edit !== undefined && edit.base !== value && edit.value !== value;
};

export const changesOf = (edits: MethodEdits): MethodChanges =>
  Object.fromEntries(Object.entries(edits).map(([key, { value }]) => [key, value]));
