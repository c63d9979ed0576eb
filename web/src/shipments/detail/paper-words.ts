import type {
  BillKind,
  BillState,
  BillTextField,
  DocumentKind,
  ShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import type { PlainKey } from '../../language/words.ts';
import type { Tone } from '../../ui/state-label.tsx';

export const billKindWords: Readonly<Record<BillKind, PlainKey>> = {
  MBL: 'paperMbl',
  HBL: 'paperHbl',
  MAWB: 'paperMawb',
  HAWB: 'paperHawb',
  SWB: 'paperSwb',
};

export const billStateWords: Readonly<Record<BillState, PlainKey>> = {
  draft: 'paperDraft',
  confirmed: 'paperConfirmed',
  issued: 'paperIssued',
  surrendered: 'paperSurrendered',
  voided: 'paperVoided',
};

export const billStateTones: Readonly<Record<BillState, Tone>> = {
  draft: 'neutral',
  confirmed: 'brand',
  issued: 'good',
  surrendered: 'good',
  voided: 'bad',
};

export const issueTypeWords: Readonly<Record<ShipmentBill['issueType'], PlainKey>> = {
  original: 'paperOriginal',
  telex: 'paperTelex',
  seaway: 'paperSeaway',
  electronic: 'paperElectronic',
};

export const billFieldWords: Readonly<Record<BillTextField, PlainKey>> = {
  shipper: 'paperShipper',
  consignee: 'paperConsignee',
  notify: 'paperNotify',
  notify2: 'paperNotify2',
  preCarriage: 'paperPreCarriage',
  vesselVoyage: 'paperVesselVoyage',
  receiptPlace: 'paperReceiptPlace',
  loadingPort: 'paperLoadingPort',
  dischargePort: 'paperDischargePort',
  deliveryPlace: 'paperDeliveryPlace',
  marks: 'paperMarks',
  containers: 'paperContainers',
  packages: 'paperPackages',
  goods: 'paperGoods',
  grossWeight: 'paperGrossWeight',
  measurement: 'paperMeasurement',
  freightTerm: 'paperFreightTerm',
  remarks: 'paperRemarks',
};

export const documentKindWords: Readonly<Record<DocumentKind, PlainKey>> = {
  bookingForm: 'paperBookingForm',
  bookingConfirmation: 'paperBookingConfirmation',
  shippingInstruction: 'paperShippingInstruction',
  vgm: 'paperVgm',
  customsDeclaration: 'paperCustomsDeclaration',
  commercialInvoice: 'paperCommercialInvoice',
  packingList: 'paperPackingList',
  dangerousGoods: 'paperDangerousGoods',
  billDraft: 'paperBillDraft',
  masterBill: 'paperMasterBill',
  houseBill: 'paperHouseBill',
  telexLetter: 'paperTelexLetter',
  arrivalNotice: 'paperArrivalNotice',
  deliveryOrder: 'paperDeliveryOrder',
  photo: 'paperPhoto',
  other: 'paperOther',
};
