import { dcsaEvent } from '@fairway/contract/dcsa-events.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { referenceKey } from '../shipments/reference-key.ts';
import { readDcsa } from './read-dcsa.ts';

const read = (sent: unknown) => readDcsa(z.parse(dcsaEvent, sent));

const loaded = {
  ...{ eventID: 'e-1', eventType: 'EQUIPMENT', equipmentEventTypeCode: 'LOAD', emptyIndicatorCode: 'LADEN' },
  ...{ eventClassifierCode: 'ACT', eventDateTime: '2026-11-20T08:15:00+08:00' },
  ...{ eventCreatedDateTime: '2026-11-20T01:00:00Z', equipmentReference: 'msku 716512-1' },
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'cosu-638 12345' }],
  transportCall: {
    ...{ UNLocationCode: 'CNNGB', modeOfTransport: 'VESSEL', carrierExportVoyageNumber: '045e' },
    vessel: { vesselIMONumber: 'IMO 9811000', vesselName: ' Ever Given ' },
  },
};

describe('an event of DCSA', () => {
  it('is read as 2.2 sends it', () => {
    expect(read(loaded)).toEqual({
      is: 'event',
      event: {
        ...{ eventId: 'e-1', eventType: 'EQUIPMENT', code: 'LOAD', classifier: 'ACT' },
        ...{ at: Date.UTC(2026, 10, 20, 0, 15), issuedAt: Date.UTC(2026, 10, 20, 1) },
        ...{ emptyIndicator: 'LADEN', documentType: '', modeOfTransport: 'VESSEL' },
        ...{ containerNo: 'MSKU7165121', references: ['COSU63812345'], unlocode: 'CNNGB' },
        ...{ vesselImo: '9811000', vesselName: 'EVER GIVEN', voyage: '045E', delayReason: '' },
      },
    });
  });
  it('is the same as 3.0 sends it', () => {
    const { eventID, eventCreatedDateTime, ...payload } = loaded;
    expect(read({ metadata: { eventID, eventCreatedDateTime }, payload })).toEqual(read(loaded));
  });
  it.each([
    ['a retraction of 3.0', { metadata: { eventID: 'e-9', retractedEventID: 'e-1' } }, 'e-1'],
    ['one that is marked', { ...loaded, isRetracted: true }, 'e-1'],
  ])('%s', (_, sent, eventId) => {
    expect(read(sent)).toEqual({ is: 'retraction', eventId });
  });
  it.each([
    ['id', { eventID: '' }],
    ['time', { eventDateTime: '2026-11-20T08:15:00' }],
    ['time', { eventDateTime: 'soon' }],
    ['classifier', { eventClassifierCode: 'REQ' }],
    ['type', { equipmentEventTypeCode: null }],
  ])('that lacks its %s is named', (problem, change) => {
    expect(read({ ...loaded, ...change })).toMatchObject({ is: 'problem', problem });
  });
  it('unloaded goes by the voyage that ends there', () => {
    const call = { ...loaded.transportCall, carrierImportVoyageNumber: '045W' };
    const voyage = (code: string) => {
      const one = read({ ...loaded, equipmentEventTypeCode: code, transportCall: call });
      return one.is === 'event' ? one.event.voyage : undefined;
    };
    expect([voyage('LOAD'), voyage('DISC')]).toEqual(['045E', '045W']);
  });
  it('whatever is sent, it is read or named', () => {
    const value = fc.oneof(fc.string(), fc.constant(null));
    const sent = fc.record(
      {
        ...{ eventID: value, eventType: value, eventClassifierCode: fc.constantFrom('ACT', 'EST', 'x') },
        ...{ eventDateTime: fc.oneof(value, fc.constant('2026-11-20T08:15:00Z')), documentID: value },
        ...{ shipmentEventTypeCode: value, equipmentReference: value, delayReasonCode: value },
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(sent, (one) => {
        const parsed = z.safeParse(dcsaEvent, one);
        if (parsed.success) expect(['event', 'retraction', 'problem']).toContain(readDcsa(parsed.data).is);
      }),
    );
  });
});

it.each([
  ['MSKU 716512-1', 'MSKU7165121'],
  ['ｃｏｓｕ６３８', 'COSU638'],
  ['999-1234 5675', '99912345675'],
  ['—', ''],
])('the number %s is searched for as %s', (typed, key) => {
  expect(referenceKey(typed)).toBe(key);
});

it('an event of 3.0 names its papers and its ship in other words', () => {
  const read = readDcsa({
    metadata: { eventID: 'm1', eventCreatedDateTime: '2026-11-05T13:19:00+02:00', eventType: 'EQUIPMENT' },
    payload: {
      ...{ eventClassifierCode: 'EST', eventDateTime: '2026-11-12T07:41:00+08:30' },
      ...{ equipmentEventTypeCode: 'LOAD', equipmentReference: 'APZU4812090', emptyIndicatorCode: 'LADEN' },
      transportCall: {
        ...{ modeOfTransport: 'VESSEL', carrierExportVoyageNumber: '2103S' },
        location: { UNLocationCode: 'NLRTM' },
        vessel: { vesselIMONumber: '9321483', name: 'King of the Seas' },
      },
      relatedDocumentReferences: [
        { type: 'BKG', value: 'ABC123059' },
        { type: 'TRD', value: '85943567' },
      ],
      references: [{ type: 'EQ', value: 'APZU4812090' }],
    },
  });
  expect(read).toMatchObject({
    event: {
      ...{ eventType: 'EQUIPMENT', code: 'LOAD', containerNo: 'APZU4812090', vesselName: 'KING OF THE SEAS' },
      ...{ references: ['ABC123059', '85943567'], unlocode: 'NLRTM', voyage: '2103S' },
    },
  });
});
