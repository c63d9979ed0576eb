import { transportModes } from '@fairway/contract/freight-rates.ts';
import {
  type OrderBox,
  type OrderFields,
  type OrderParty,
  orderServices,
} from '@fairway/contract/order-fields.ts';
import { EntityNames } from '../entities/entity-filter.tsx';
import { modeWords } from '../freight/rate-words.ts';
import { type Say, useWords } from '../language/words.ts';
import { boxText, partyText, quantityText } from './order-text.ts';
import { fieldWords, serviceWords } from './order-words.ts';

export type FieldName = keyof OrderFields;
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldWords, name);

const entities: Partial<Record<FieldName, string>> = { polId: 'Port', podId: 'Port', customerId: 'Customer' };

interface FieldValueProps {
  field: FieldName;
  /** As in `orderFields`; a history may be older than the app is. */
  value: unknown;
}

/** What stands in a field of an order, as people read it. */
export function FieldValue({ field, value }: FieldValueProps) {
  const words = useWords();
  const entity = entities[field];
  if (entity && typeof value === 'string' && value !== '')
    return <EntityNames entity={entity} ids={[value]} />;
  return valueText(field, value, words) || words('orderNothing');
}

function valueText(field: FieldName, value: unknown, words: Say): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return words(value ? 'orderYes' : 'orderNoWord');
  if (field === 'boxes') return listOf<OrderBox>(value).map(boxText).join(' + ');
  if (field === 'fileIds')
    return listOf(value).length > 0 ? words('orderFilesCount', { count: listOf(value).length }) : '';
  if (field === 'services')
    return orderServices
      .filter((one) => listOf(value).includes(one))
      .map((one) => words(serviceWords[one]))
      .join(words('listComma'));
  if (field === 'shipper' || field === 'consignee' || field === 'notify')
    return typeof value === 'object' ? partyText(value as Partial<OrderParty>) : String(value);
  if (field === 'grossKg' || field === 'cbm') return quantityText(String(value));
  if (field === 'packages') return value === 0 ? '' : String(value);
  if (field === 'mode') {
    const mode = transportModes.find((one) => one === value);
    return mode ? words(modeWords[mode]) : String(value);
  }
  // Ids that name nothing to anybody.
  if (field === 'rateId' || field === 'quoteId' || field === 'sailingId') return words('orderOther');
  return String(value);
}

const listOf = <T = unknown>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
