import { demurrageTariffs } from '@fairway/contract/shipment-tracking.ts';
import { asAnyEntity, type EntityDescription } from '../../entities/entity-description.ts';
import { figureText } from '../../entities/field-text.ts';
import { companyToday } from '../../freight/rate-dates.ts';
import type { Say } from '../../language/words.ts';
import { remarkField } from '../../master-data/describe.ts';
import { demurrageTariffEditPath, demurrageTariffsPath } from '../paths.ts';

type Flat = Record<string, unknown>;
const rowsOf = (value: unknown): Flat[] => (Array.isArray(value) ? (value as Flat[]) : []);
const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim();
function tiersText(value: unknown, words: Say): string {
  return rowsOf(value)
    .map(({ fromDay, price }) =>
      words('tariffTierText', { day: textOf(fromDay), price: figureText(textOf(price)) }),
    )
    .join(words('listComma'));
}

/** What boxes cost that stay too long in a port, or out of it, as its screens show it. */
export const tariffDescription: EntityDescription = {
  entity: asAnyEntity(demurrageTariffs),
  table: 'demurrageTariffs',
  plural: 'tariffDemurrage',
  singular: 'tariffDemurrageOne',
  listPath: demurrageTariffsPath,
  editPath: demurrageTariffEditPath,
  nameOf: ({ portName, carrierName }) => [portName, carrierName].filter(Boolean).join(' · ') || '–',
  cardFields: ['kind', 'freeDays', 'tiers', 'validFrom'],
  form: {
    read: (row) => row,
    write: ({ boxTypes, tiers, ...rest }) => ({
      ...rest,
      boxTypes: Array.isArray(boxTypes) ? boxTypes.map((type) => textOf(type).toUpperCase()) : [],
      // A row nobody priced is none.
      tiers: rowsOf(tiers)
        .filter(({ price }) => textOf(price) !== '')
        .map(({ fromDay, price }) => ({ fromDay: Number(fromDay), price: textOf(price) })),
    }),
    place: (path) => path,
  },
  groups: [
    {
      title: 'tariffScope',
      fields: [
        {
          ...{ field: 'kind', label: 'tariffKind', kind: 'choice', required: true, startsWith: 'demurrage' },
          options: { demurrage: 'demurragePort', detention: 'demurrageOut' },
          filter: { by: 'kind', as: 'many' },
        },
        {
          ...{
            field: 'portId',
            label: 'tariffOfPort',
            hint: 'tariffAnyHint',
            kind: 'reference',
            entity: 'Port',
          },
          ...{ shownAs: 'portName', filter: { by: 'portId', as: 'reference' } },
        },
        {
          ...{ field: 'carrierId', label: 'tariffOfCarrier', hint: 'tariffAnyHint', kind: 'reference' },
          ...{ entity: 'Carrier', shownAs: 'carrierName', filter: { by: 'carrierId', as: 'reference' } },
        },
        { field: 'boxTypes', label: 'tariffBoxTypes', hint: 'tariffBoxTypesHint', kind: 'codes', most: 200 },
      ],
    },
    {
      title: 'tariffPrices',
      fields: [
        { field: 'freeDays', label: 'tariffFreeDays', kind: 'number', least: 0, most: 365, required: true },
        {
          ...{
            field: 'counts',
            label: 'tariffCounts',
            kind: 'choice',
            required: true,
            startsWith: 'calendar',
          },
          options: { calendar: 'tariffCalendar', working: 'tariffWorking' },
        },
        { field: 'currency', label: 'rateCurrency', kind: 'currency', required: true, startsWith: 'USD' },
        {
          ...{ field: 'tiers', label: 'tariffTiers', hint: 'tariffTiersHint', kind: 'rows', says: tiersText },
          ...{ width: 220, startsWith: [{ fromDay: 1, price: '' }] },
          columns: [
            { field: 'fromDay', label: 'tariffFromDay', kind: 'number', least: 1, most: 365 },
            { field: 'price', label: 'tariffDayPrice', kind: 'decimal' },
          ],
        },
      ],
    },
    {
      title: 'tariffValidity',
      fields: [
        {
          ...{ field: 'validFrom', label: 'rateValidFrom', kind: 'day', required: true },
          ...{ startsWith: companyToday(), filter: { by: 'on', as: 'day' } },
        },
        { field: 'validTo', label: 'rateValidTo', hint: 'chargesNoEndHint', kind: 'day' },
        {
          ...{ field: 'closedDays', label: 'tariffClosed', hint: 'tariffClosedHint', kind: 'codes' },
          ...{ most: 2_400, table: 'never' },
        },
        remarkField,
      ],
    },
  ],
};
