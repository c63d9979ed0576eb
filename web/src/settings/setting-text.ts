import type { SettingKey } from '@fairway/contract/setting-fields.ts';
import type { SettingValue } from '@fairway/contract/settings.ts';
import type { Say } from '../language/words.ts';
import { settingShapes } from './setting-shapes.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A setting as a person reads it. */
export function settingText(words: Say, key: SettingKey, value: SettingValue): string {
  const shape = settingShapes[key];
  if (value === '') return words('settingEmpty');
  if (shape.kind === 'flag') return words(value === 1 ? 'settingOn' : 'settingOff');
  if (shape.kind === 'picture') return words('settingOwnPicture');
  if (shape.kind === 'number') return `${value} ${words(shape.unit)}`;
  if (shape.kind === 'clock')
    return `${twoDigits(Math.floor(Number(value) / 60))}:${twoDigits(Number(value) % 60)}`;
  const chosen = shape.kind === 'choice' && shape.options.find(([one]) => one === value);
  return chosen ? words(chosen[1]) : String(value);
}
