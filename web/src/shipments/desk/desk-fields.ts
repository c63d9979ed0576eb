import { transportModes } from '@fairway/contract/freight-rates.ts';
import { incoterms, orderServices, packageTypes } from '@fairway/contract/order-fields.ts';
import {
  billModes,
  businesses,
  freightTerms,
  moveTerms,
  type ShipmentFields,
} from '@fairway/contract/shipment-fields.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { modeWords } from '../../freight/rate-words.ts';
import type { PlainKey, Say } from '../../language/words.ts';
import { businessWords } from '../shown/shipment-words.ts';

export type FieldName = keyof ShipmentFields;
export type FieldValues = Partial<Record<FieldName, unknown>>;

interface FieldBase {
  field: FieldName;
  label: PlainKey;
  /** A whole line of the form. */
  isWide?: true;
  isRequired?: true;
  /** What the shipment calls it, where its value is an id. */
  shows?: (shipment: ShipmentDetail) => string;
}

/** A field of a shipment as its form has it. */
export type DeskField = FieldBase &
  (
    | { kind: 'text' | 'longText' | 'code'; most: number }
    | { kind: 'decimal' | 'number' | 'day' | 'switch' }
    | { kind: 'moment'; wall: 'pol' | 'pod' }
    | {
        kind: 'choice' | 'choices';
        options: readonly { value: string; label: PlainKey | undefined }[];
        isOptional?: true;
      }
    | { kind: 'entity' | 'entities'; entity: 'Port' | 'Carrier' | 'Customer' }
  );

export interface FieldGroup {
  title: PlainKey;
  fields: readonly DeskField[];
}

const coded = (codes: readonly string[]) => codes.map((value) => ({ value, label: undefined }));
const named = <T extends string>(codes: readonly T[], words: Readonly<Record<T, PlainKey>>) =>
  codes.map((value) => ({ value, label: words[value] }));

export const freightTermWords = {
  PP: 'deskPrepaid',
  CC: 'deskCollect',
  third: 'deskThird',
} as const satisfies Record<(typeof freightTerms)[number], PlainKey>;

const serviceWords = {
  truck: 'deskServiceTruck',
  customs: 'deskServiceCustoms',
  insurance: 'deskServiceInsurance',
  warehouse: 'deskServiceWarehouse',
  delivery: 'deskServiceDelivery',
} as const satisfies Record<(typeof orderServices)[number], PlainKey>;

const billModeWords = {
  direct: 'deskDirect',
  house: 'deskHouse',
} as const satisfies Record<(typeof billModes)[number], PlainKey>;

const cutOff = (field: FieldName, label: PlainKey): DeskField => ({
  field,
  label,
  kind: 'moment',
  wall: 'pol',
});

/** Everything people keep of a shipment, in the order of the form. */
export const deskGroups: readonly FieldGroup[] = [
  {
    title: 'deskNumbers',
    fields: [
      {
        ...{
          field: 'customerId',
          label: 'shipmentCustomer',
          kind: 'entity',
          entity: 'Customer',
          isRequired: true,
        },
        shows: ({ customerName = '' }) => customerName,
      },
      {
        ...{ field: 'business', label: 'shipmentBusiness', kind: 'choice', isRequired: true },
        options: named(businesses, businessWords),
      },
      {
        ...{ field: 'mode', label: 'shipmentMode', kind: 'choice', isRequired: true },
        options: named(transportModes, modeWords),
      },
      { field: 'billMode', label: 'deskBillMode', kind: 'choice', options: named(billModes, billModeWords) },
      { field: 'mblNo', label: 'shipmentMbl', kind: 'code', most: 40 },
      { field: 'hblNo', label: 'shipmentHbl', kind: 'code', most: 40 },
      { field: 'soNo', label: 'shipmentSo', kind: 'code', most: 40 },
      { field: 'customerRef', label: 'shipmentRef', kind: 'text', most: 60 },
      { field: 'poNo', label: 'shipmentPo', kind: 'text', most: 60 },
      { field: 'bizDate', label: 'deskBizDate', kind: 'day' },
      { field: 'isConsolidation', label: 'shipmentConsolidation', kind: 'switch' },
    ],
  },
  {
    title: 'deskRoute',
    fields: [
      {
        ...{ field: 'polId', label: 'shipmentPol', kind: 'entity', entity: 'Port', isRequired: true },
        shows: ({ pol }) => pol.name,
      },
      {
        ...{ field: 'podId', label: 'shipmentPod', kind: 'entity', entity: 'Port', isRequired: true },
        shows: ({ pod }) => pod.name,
      },
      {
        ...{ field: 'transhipIds', label: 'deskTranships', kind: 'entities', entity: 'Port' },
        shows: ({ tranships }) => tranships.map(({ name }) => name).join(' · '),
      },
      {
        ...{ field: 'carrierId', label: 'shipmentCarrier', kind: 'entity', entity: 'Carrier' },
        shows: ({ carrierName }) => carrierName,
      },
      {
        ...{ field: 'receiptPortId', label: 'deskReceiptPort', kind: 'entity', entity: 'Port' },
        shows: ({ receiptPort }) => receiptPort?.name ?? '',
      },
      {
        ...{ field: 'deliveryPortId', label: 'deskDeliveryPort', kind: 'entity', entity: 'Port' },
        shows: ({ deliveryPort }) => deliveryPort?.name ?? '',
      },
      { field: 'receiptPlace', label: 'deskReceiptPlace', kind: 'text', most: 120 },
      { field: 'deliveryPlace', label: 'deskDeliveryPlace', kind: 'text', most: 120 },
      {
        ...{ field: 'bookingAgentId', label: 'deskBookingAgent', kind: 'entity', entity: 'Customer' },
        shows: ({ bookingAgentName = '' }) => bookingAgentName,
      },
      {
        ...{ field: 'agentId', label: 'shipmentAgent', kind: 'entity', entity: 'Customer' },
        shows: ({ agent = '' }) => agent,
      },
    ],
  },
  {
    title: 'trackCutOffs',
    fields: [
      ...[cutOff('cutManifest', 'dueManifest'), cutOff('cutVgm', 'dueVgm'), cutOff('cutSi', 'dueSi')],
      ...[cutOff('cutCustoms', 'dueCustoms'), cutOff('cutPort', 'duePort')],
    ],
  },
  {
    title: 'deskTerms',
    fields: [
      {
        field: 'incoterm',
        label: 'deskIncoterm',
        kind: 'choice',
        options: coded(incoterms),
        isOptional: true,
      },
      {
        ...{ field: 'freightTerm', label: 'paperFreightTerm', kind: 'choice' },
        options: named(freightTerms, freightTermWords),
      },
      { field: 'moveTerm', label: 'deskMoveTerm', kind: 'choice', options: coded(moveTerms) },
      { field: 'freeDemurrage', label: 'deskFreeDemurrage', kind: 'number' },
      { field: 'freeDetention', label: 'deskFreeDetention', kind: 'number' },
      {
        ...{ field: 'services', label: 'deskServices', kind: 'choices', isWide: true },
        options: named(orderServices, serviceWords),
      },
    ],
  },
  {
    title: 'deskGoods',
    fields: [
      { field: 'goodsCn', label: 'deskGoodsCn', kind: 'text', most: 200 },
      { field: 'goodsEn', label: 'deskGoodsEn', kind: 'text', most: 300 },
      { field: 'hsCode', label: 'deskHsCode', kind: 'code', most: 10 },
      { field: 'packages', label: 'paperPackages', kind: 'number' },
      { field: 'packageType', label: 'deskPackageType', kind: 'choice', options: coded(packageTypes) },
      { field: 'grossKg', label: 'deskGrossKg', kind: 'decimal' },
      { field: 'cbm', label: 'deskCbm', kind: 'decimal' },
      { field: 'chargeableKg', label: 'deskChargeableKg', kind: 'decimal' },
      { field: 'isDangerous', label: 'deskDangerous', kind: 'switch' },
      { field: 'unNo', label: 'deskUnNo', kind: 'code', most: 4 },
      { field: 'imoClass', label: 'deskImoClass', kind: 'code', most: 5 },
      { field: 'marks', label: 'paperMarks', kind: 'longText', most: 1_000, isWide: true },
    ],
  },
  {
    title: 'deskRemarks',
    fields: [
      { field: 'remark', label: 'deskRemark', kind: 'longText', most: 1_000, isWide: true },
      { field: 'internalRemark', label: 'deskInternalRemark', kind: 'longText', most: 1_000, isWide: true },
    ],
  },
];

const allFields = new Map(
  deskGroups.flatMap(({ fields }) => fields.map((field) => [field.field as string, field])),
);
export const deskField = (name: string): DeskField | undefined => allFields.get(name);

/** The values of a shipment by field. */
export const valuesOf = (shipment: ShipmentDetail): FieldValues => {
  const kept = shipment as unknown as FieldValues;
  return Object.fromEntries([...allFields.keys()].map((name) => [name, kept[name as FieldName] ?? null]));
};

/** A choice in words; codes of the trade stand for themselves. */
export const optionText = (option: { value: string; label: PlainKey | undefined }, words: Say): string =>
  option.label ? words(option.label) : option.value;
