import { milestoneType } from './stored-report.ts';

/** What a status of IFTSTA says, in the words of DCSA; where it happens decides on the milestone later. */
export interface StatusMeaning {
  eventType: string;
  code: string;
  /** Empty: by what the message says of the box. */
  emptyIndicator?: 'EMPTY' | 'LADEN';
  documentType?: string;
  modeOfTransport?: 'RAIL' | 'TRUCK';
}

const box = (code: string, more: Partial<StatusMeaning> = {}): StatusMeaning => ({
  eventType: 'EQUIPMENT',
  code,
  ...more,
});
const ship = (code: string, more: Partial<StatusMeaning> = {}): StatusMeaning => ({
  eventType: 'TRANSPORT',
  code,
  ...more,
});
const paper = (code: string, documentType: string): StatusMeaning => ({
  eventType: 'SHIPMENT',
  code,
  documentType,
});
const milestone = (code: string): StatusMeaning => ({ eventType: milestoneType, code });

/**
 * Numbers are those of UN/ECE Recommendation 24, third revision (the list of UN/EDIFACT 9011), letters those of X12
 * (element 157) that carriers use in IFTSTA too. What is not here is named to whoever imports it and left out; nothing
 * is guessed.
 */
export const iftstaStatuses: Readonly<Record<string, StatusMeaning>> = {
  1: ship('ARRI'),
  6: paper('CONF', 'BKG'),
  8: milestone('IMP_CLR'),
  9: milestone('EXP_CLR'),
  12: box('CUSR'),
  13: box('PICK'),
  17: box('HOLD'),
  21: box('DROP', { emptyIndicator: 'LADEN' }),
  22: box('DROP', { emptyIndicator: 'LADEN' }),
  24: ship('DEPA'),
  29: box('DISC'),
  40: ship('ARRI'),
  48: box('LOAD'),
  79: box('LOAD'),
  92: milestone('STOWED'),
  93: box('STUF'),
  94: box('STUF'),
  AE: box('LOAD'),
  AF: box('PICK'),
  AP: box('LOAD'),
  AR: ship('ARRI', { modeOfTransport: 'RAIL' }),
  AV: box('AVPU'),
  BF: paper('CONF', 'BKG'),
  BR: paper('ISSU', 'TRD'),
  CR: paper('RELS', 'DEO'),
  CT: box('CUSR'),
  CU: box('CUSR'),
  D: box('DROP', { emptyIndicator: 'LADEN' }),
  EE: box('GTOT', { emptyIndicator: 'EMPTY' }),
  I: box('GTIN'),
  OA: box('GTOT'),
  PA: box('CUSI'),
  PB: box('HOLD'),
  PC: box('HOLD'),
  RD: box('GTIN', { emptyIndicator: 'EMPTY' }),
  RL: ship('DEPA', { modeOfTransport: 'RAIL' }),
  UV: box('DISC'),
  VA: ship('ARRI'),
  VD: ship('DEPA'),
};

/**
 * Categories of UN/EDIFACT 9015 (D.21A) whose codes are not about transport: orders, inspections, claims and the like.
 * Their numbers mean something else.
 */
export const isOtherCategory = (category: string): boolean => /^([2-9]|1[0-7])$/.test(category);
