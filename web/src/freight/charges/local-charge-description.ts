import { localCharges } from '@fairway/contract/local-charges.ts';
import { asAnyEntity, type EntityDescription } from '../../entities/entity-description.ts';
import { remarkField } from '../../master-data/describe.ts';
import { localChargeEditPath, localChargesPath } from '../paths.ts';
import { modeWords } from '../rate-words.ts';
import { directionWords, payeeWords } from '../tariff/tariff-words.ts';
import { boxPriceRows, chargeFields, chargeForm, conditionRows, periodFields } from './charge-form.ts';

export const localChargeDescription: EntityDescription = {
  entity: asAnyEntity(localCharges),
  table: 'localCharges',
  plural: 'chargesLocal',
  singular: 'chargesLocalOne',
  listPath: localChargesPath,
  editPath: (id) => localChargeEditPath(id ? { id } : {}),
  nameOf: ({ chargeCode, chargeName, portName }) => `${chargeCode} ${chargeName} · ${portName}`,
  cardFields: ['direction', 'carrierId', 'prices', 'price', 'validFrom'],
  form: chargeForm,
  groups: [
    {
      title: 'chargesScope',
      fields: [
        {
          ...{ field: 'portId', label: 'tariffPort', kind: 'reference', entity: 'Port', required: true },
          ...{ shownAs: 'portName', width: 100, filter: { by: 'portId', as: 'reference' } },
        },
        {
          ...{ field: 'direction', label: 'tariffDirection', kind: 'choice', required: true },
          ...{ startsWith: 'export', options: directionWords, width: 80 },
          filter: { by: 'direction', as: 'many' },
        },
        {
          ...{ field: 'chargeCodeId', label: 'rateCharge', kind: 'reference', entity: 'ChargeCode' },
          ...{ shownAs: 'chargeName', required: true, width: 120 },
        },
        {
          ...{ field: 'carrierId', label: 'tariffCarrier', hint: 'chargesAnyHint', kind: 'reference' },
          ...{ entity: 'Carrier', shownAs: 'carrierName', width: 110 },
          filter: { by: 'carrierId', as: 'reference' },
        },
        {
          ...{ field: 'terminalId', label: 'tariffTerminal', kind: 'reference', entity: 'Terminal' },
          ...{ shownAs: 'terminalName', table: 'extra' },
        },
        { field: 'mode', label: 'rateModes', kind: 'choice', options: modeWords, table: 'extra' },
        {
          ...{
            field: 'customerId',
            label: 'chargesCustomer',
            hint: 'chargesCustomerHint',
            kind: 'reference',
          },
          ...{ entity: 'Customer', shownAs: 'customerName', width: 110 },
          filter: { by: 'customerId', as: 'reference' },
        },
      ],
    },
    { title: 'chargesPrices', fields: [...chargeFields, boxPriceRows] },
    {
      title: 'chargesTerms',
      fields: [
        {
          ...{ field: 'payTo', label: 'tariffPayee', kind: 'choice', required: true, startsWith: 'carrier' },
          ...{ options: payeeWords, width: 90 },
        },
        {
          ...{ field: 'vatRate', label: 'tariffTaxRate', hint: 'chargesTaxHint', kind: 'decimal' },
          ...{ suffix: '%', table: 'extra' },
        },
        { field: 'isMandatory', label: 'rateMandatory', kind: 'switch', startsWith: true, table: 'extra' },
        {
          ...{ field: 'isPublic', label: 'chargesPublic', hint: 'chargesPublicHint', kind: 'switch' },
          ...{ startsWith: true, table: 'extra' },
        },
        ...periodFields,
        conditionRows,
        remarkField,
      ],
    },
  ],
};
