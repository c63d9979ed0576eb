import type { SettingChanges, SettingKey } from '@fairway/contract/setting-fields.ts';
import type { Setting, SettingValue } from '@fairway/contract/settings.ts';
import { settingShapes, steeredBy } from './setting-shapes.ts';

/** What was typed, on top of what was there when it began; null goes back to the default. */
export interface Edit {
  value: SettingValue | null;
  base: SettingValue;
}
export type Edits = Readonly<Partial<Record<SettingKey, Edit>>>;

/** What a setting would be once it is saved. */
export const editedValue = ({ key, value, standard }: Setting, edits: Edits): SettingValue => {
  const edit = edits[key];
  return edit ? (edit.value ?? standard) : value;
};

/** Takes what is typed; what is as it was is no edit. */
export function withEdit(edits: Edits, setting: Setting, value: SettingValue | null): Edits {
  const { [setting.key]: before, ...others } = edits;
  const isAsItWas = value === null ? !setting.isOwn : String(value) === String(setting.value);
  return isAsItWas ? others : { ...others, [setting.key]: { value, base: before?.base ?? setting.value } };
}

/** Somebody else changed it meanwhile. */
export const isContested = ({ key, value }: Setting, edits: Edits): boolean => {
  const edit = edits[key];
  return edit !== undefined && edit.base !== value && edit.value !== value;
};

/** Whether it means anything with the others as they would be. */
export function isSteered(key: SettingKey, settings: readonly Setting[], edits: Edits): boolean {
  const [by, wanted] = steeredBy[key] ?? [];
  const steering = settings.find((one) => one.key === by);
  return !steering || editedValue(steering, edits) === wanted;
}

/** Settings that must be a number and are none. */
export const notNumbers = (edits: Edits): SettingKey[] =>
  (Object.keys(edits) as SettingKey[]).filter((key) => {
    const value = edits[key]?.value;
    return (
      settingShapes[key].kind === 'number' && typeof value === 'string' && !/^\d{1,9}$/.test(value.trim())
    );
  });

export function changesOf(edits: Edits): SettingChanges {
  const changes = Object.entries(edits).map(([key, { value }]) => {
    const isNumber = settingShapes[key as SettingKey].kind === 'number' && value !== null;
    return [key, isNumber ? Number(value) : value];
  });
  return Object.fromEntries(changes);
}
