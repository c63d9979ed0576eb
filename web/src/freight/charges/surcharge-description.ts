import { laneSurcharges } from '@fairway/contract/local-charges.ts';
import { asAnyEntity, type EntityDescription } from '../../entities/entity-description.ts';
import { remarkField } from '../../master-data/describe.ts';
import { surchargeEditPath, surchargesPath } from '../paths.ts';
import { modeWords } from '../rate-words.ts';
import { boxPriceRows, chargeFields, chargeForm, conditionRows, periodFields } from './charge-form.ts';

export const surchargeDescription: EntityDescription = {
  entity: asAnyEntity(laneSurcharges),
  table: 'laneSurcharges',
  plural: 'chargesLane',
  singular: 'chargesLaneOne',
  listPath: surchargesPath,
  editPath: (id) => surchargeEditPath(id ? { id } : {}),
  nameOf: ({ chargeCode, chargeName }) => `${chargeCode} ${chargeName}`,
  cardFields: ['carrierId', 'lineId', 'polId', 'podId', 'prices', 'price', 'validFrom'],
  form: chargeForm,
  buttons: { add: 'btn_publish', change: 'btn_publish', remove: 'btn_publish', download: 'btn_export' },
  groups: [
    {
      title: 'chargesScope',
      fields: [
        {
          ...{ field: 'chargeCodeId', label: 'rateCharge', kind: 'reference', entity: 'ChargeCode' },
          ...{ shownAs: 'chargeName', required: true, width: 160 },
        },
        {
          ...{ field: 'carrierId', label: 'tariffCarrier', hint: 'chargesScopeHint', kind: 'reference' },
          ...{ entity: 'Carrier', shownAs: 'carrierName', width: 140 },
          filter: { by: 'carrierId', as: 'reference' },
        },
        {
          ...{ field: 'lineId', label: 'rateLine', kind: 'reference', entity: 'TradeLine' },
          ...{ shownAs: 'lineName', width: 120, filter: { by: 'lineId', as: 'reference' } },
        },
        {
          ...{ field: 'polId', label: 'ratePol', kind: 'reference', entity: 'Port', shownAs: 'polName' },
          ...{ width: 120, filter: { by: 'polId', as: 'reference' } },
        },
        {
          ...{ field: 'podId', label: 'ratePod', kind: 'reference', entity: 'Port', shownAs: 'podName' },
          ...{ width: 120, filter: { by: 'podId', as: 'reference' } },
        },
        { field: 'mode', label: 'rateModes', kind: 'choice', options: modeWords, width: 80 },
      ],
    },
    { title: 'chargesPrices', fields: [...chargeFields, boxPriceRows] },
    {
      title: 'chargesTerms',
      fields: [
        {
          ...{ field: 'paidAt', label: 'ratePaidAt', kind: 'choice', required: true, startsWith: 'PP' },
          ...{ options: { PP: 'chargePrepaid', CC: 'chargeCollect' }, width: 80 },
        },
        { field: 'isMandatory', label: 'rateMandatory', kind: 'switch', startsWith: true, table: 'extra' },
        ...periodFields,
        conditionRows,
        remarkField,
      ],
    },
  ],
};
