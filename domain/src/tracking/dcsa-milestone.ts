import type { Milestone } from '@fairway/contract/tracking.ts';

/** Where on its way a shipment is when something happens to it. */
export type LegPlace = 'origin' | 'tranship' | 'destination' | 'inland';

/** What of an event of DCSA Track & Trace decides which milestone it is. */
export interface DcsaFacts {
  eventType: string;
  /** Of equipmentEventTypeCode, transportEventTypeCode or shipmentEventTypeCode. */
  code: string;
  emptyIndicator: string;
  documentType: string;
  modeOfTransport: string;
  /** Null where the place is not known. */
  place: LegPlace | null;
}

const papers: Readonly<Record<string, Milestone>> = {
  'CONF BKG': 'BOOKED',
  'CONF CBR': 'BOOKED',
  'RELS CRO': 'CTN_REL',
  'RECE VGM': 'VGM_OK',
  'SUBM VGM': 'VGM_OK',
  'RECE SHI': 'SI_OK',
  'SUBM CUC': 'EXP_DECL',
  'ISSU TRD': 'BL_ISSUED',
  'SURR TRD': 'TELEX',
  'RELS DEO': 'DO_REL',
};

const onLand = new Set(['RAIL', 'TRUCK']);

/** The milestone an event of DCSA stands for; nothing where it is none of ours. */
export function milestoneOfDcsa(facts: DcsaFacts): Milestone | undefined {
  const { eventType, code, documentType } = facts;
  if (eventType === 'SHIPMENT') return papers[`${code} ${documentType}`] ?? customs(facts) ?? ended(code);
  if (eventType === 'TRANSPORT') return movement(facts);
  return eventType === 'EQUIPMENT' ? (handling(facts) ?? customs(facts)) : undefined;
}

const ended = (code: string): Milestone | undefined => (code === 'CMPL' ? 'CLOSED' : undefined);

/** A release of customs is that of the side it happens on. */
function customs({ code, place }: DcsaFacts): Milestone | undefined {
  if (code === 'HOLD' || code === 'CUSI' || code === 'CUSS' || code === 'INSP') return 'HOLD';
  if (code !== 'CUSR') return undefined;
  return place === 'origin' ? 'EXP_CLR' : place === null ? undefined : 'IMP_CLR';
}

function movement({ code, modeOfTransport, place }: DcsaFacts): Milestone | undefined {
  const isLeaving = code === 'DEPA';
  if (!isLeaving && code !== 'ARRI') return undefined;
  if (modeOfTransport === 'TRUCK') return undefined;
  if (modeOfTransport === 'RAIL') return isLeaving ? 'RAIL_DEP' : 'RAIL_ARR';
  if (place === 'tranship') return isLeaving ? 'TS_DEP' : 'TS_ARR';
  // A ship comes to the port of loading and leaves that of discharge too; that is not about the cargo.
  if (place === 'origin') return isLeaving ? 'DEP' : undefined;
  return place === 'destination' && !isLeaving ? 'ARR' : undefined;
}

function handling({ code, emptyIndicator, modeOfTransport, place }: DcsaFacts): Milestone | undefined {
  const isEmpty = emptyIndicator === 'EMPTY';
  switch (code) {
    case 'PICK':
      return isEmpty ? 'EMPTY_OUT' : undefined;
    case 'GTOT':
      return isEmpty ? 'EMPTY_OUT' : place === 'origin' || place === 'tranship' ? undefined : 'GATE_OUT';
    case 'GTIN':
      if (isEmpty) return 'EMPTY_IN';
      return place === 'inland' ? 'DELIVERED' : place === 'origin' ? 'GATE_IN' : undefined;
    case 'STUF':
      return 'STUFFED';
    case 'LOAD':
      return onLand.has(modeOfTransport) || place === 'destination'
        ? undefined
        : place === 'tranship'
          ? 'TS_LOAD'
          : 'LOADED';
    case 'DISC':
      return onLand.has(modeOfTransport) || place === 'origin'
        ? undefined
        : place === 'tranship'
          ? 'TS_DISC'
          : 'DISC';
    case 'AVPU':
      return 'AVAIL';
    case 'DROP':
      return isEmpty ? 'EMPTY_IN' : 'DELIVERED';
    default:
      return undefined;
  }
}
