import { describe, expect, it } from 'vitest';
import { type LegPlace, milestoneOfDcsa } from './dcsa-milestone.ts';

const read = (text: string): string | undefined => {
  const [eventType = '', code = '', emptyOrPaper = '', place = '', modeOfTransport = 'VESSEL'] =
    text.split(' ');
  const isPaper = eventType === 'SHIPMENT';
  return milestoneOfDcsa({
    ...{ eventType, code, modeOfTransport },
    emptyIndicator: isPaper ? '' : emptyOrPaper,
    documentType: isPaper ? emptyOrPaper : '',
    place: (place === '-' || place === '' ? null : place) as LegPlace | null,
  });
};

describe('the milestone an event of DCSA stands for', () => {
  it.each([
    ['SHIPMENT CONF BKG', 'BOOKED'],
    ['SHIPMENT RECE VGM', 'VGM_OK'],
    ['SHIPMENT SUBM VGM', 'VGM_OK'],
    ['SHIPMENT RECE SHI', 'SI_OK'],
    ['SHIPMENT RELS CRO', 'CTN_REL'],
    ['SHIPMENT RELS DEO', 'DO_REL'],
    ['SHIPMENT ISSU TRD', 'BL_ISSUED'],
    ['SHIPMENT SURR TRD', 'TELEX'],
    ['SHIPMENT SUBM CUC', 'EXP_DECL'],
    ['SHIPMENT CMPL BKG', 'CLOSED'],
    ['SHIPMENT HOLD - destination', 'HOLD'],
    ['SHIPMENT CUSR CUC origin', 'EXP_CLR'],
    ['SHIPMENT CUSR CUC destination', 'IMP_CLR'],
    ['SHIPMENT CUSR CUC -', undefined],
    ['SHIPMENT CONF TRD', undefined],
    ['EQUIPMENT GTOT EMPTY origin', 'EMPTY_OUT'],
    ['EQUIPMENT PICK EMPTY origin', 'EMPTY_OUT'],
    ['EQUIPMENT STUF LADEN origin', 'STUFFED'],
    ['EQUIPMENT GTIN LADEN origin', 'GATE_IN'],
    ['EQUIPMENT GTIN LADEN inland', 'DELIVERED'],
    ['EQUIPMENT GTIN LADEN tranship', undefined],
    ['EQUIPMENT GTIN EMPTY destination', 'EMPTY_IN'],
    ['EQUIPMENT LOAD LADEN origin', 'LOADED'],
    ['EQUIPMENT LOAD LADEN tranship', 'TS_LOAD'],
    ['EQUIPMENT LOAD LADEN destination', undefined],
    ['EQUIPMENT LOAD LADEN inland RAIL', undefined],
    ['EQUIPMENT DISC LADEN tranship', 'TS_DISC'],
    ['EQUIPMENT DISC LADEN destination', 'DISC'],
    ['EQUIPMENT DISC LADEN origin', undefined],
    ['EQUIPMENT AVPU LADEN destination', 'AVAIL'],
    ['EQUIPMENT GTOT LADEN destination', 'GATE_OUT'],
    ['EQUIPMENT GTOT LADEN origin', undefined],
    ['EQUIPMENT DROP LADEN inland', 'DELIVERED'],
    ['EQUIPMENT DROP EMPTY inland', 'EMPTY_IN'],
    ['EQUIPMENT CUSI LADEN destination', 'HOLD'],
    ['EQUIPMENT INSP LADEN origin', 'HOLD'],
    ['TRANSPORT DEPA - origin', 'DEP'],
    ['TRANSPORT ARRI - origin', undefined],
    ['TRANSPORT ARRI - tranship', 'TS_ARR'],
    ['TRANSPORT DEPA - tranship', 'TS_DEP'],
    ['TRANSPORT ARRI - destination', 'ARR'],
    ['TRANSPORT DEPA - destination', undefined],
    ['TRANSPORT DEPA - destination RAIL', 'RAIL_DEP'],
    ['TRANSPORT ARRI - inland RAIL', 'RAIL_ARR'],
    ['TRANSPORT ARRI - inland TRUCK', undefined],
    ['TRANSPORT OMIT - origin', undefined],
    ['IOT XXXX - origin', undefined],
  ])('%s is %s', (text, milestone) => {
    expect(read(text)).toBe(milestone);
  });
});
