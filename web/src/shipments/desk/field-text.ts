import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { figureText } from '../../entities/field-text.ts';
import type { Say } from '../../language/words.ts';
import { type DeskField, optionText } from './desk-fields.ts';

/** A value in words. Records of others come with their names already; an id nobody named stays out of sight. */
export function fieldText(field: DeskField, value: unknown, words: Say, zone = defaultZone): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.kind === 'switch') return words(value === true ? 'entityYes' : 'entityNo');
  if (field.kind === 'moment')
    return typeof value === 'number' ? formatDate(value, undefined, zone) : String(value);
  if (field.kind === 'decimal' || field.kind === 'number') return figureText(value);
  if (field.kind === 'choice' || field.kind === 'choices') {
    const chosen = Array.isArray(value) ? value : [value];
    const names = chosen.map((one) => {
      const option = field.options.find((offered) => offered.value === one);
      return option ? optionText(option, words) : String(one);
    });
    return names.join(words('listComma'));
  }
  return Array.isArray(value) ? value.join(words('listComma')) : String(value);
}
