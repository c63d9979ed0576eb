import { milestoneType, type StoredReport } from '../stored-report.ts';

export const dayLength = 86_400_000;
export const start = Date.UTC(2026, 10, 1);
export const on = (days: number): number => start + days * dayLength;

let count = 0;

/** A report of something that happened on a day after the start; everything a test does not say is usual. */
export const report = (code: string, at: number, more: Partial<StoredReport> = {}): StoredReport => {
  count += 1;
  return {
    ...{ source: 'carrier', eventId: `r${count}`, issuedAt: on(at), at: on(at), classifier: 'ACT' },
    ...{ eventType: milestoneType, code, emptyIndicator: '', documentType: '', modeOfTransport: 'VESSEL' },
    ...{ containerNo: 'MSKU7165121', references: [], unlocode: null, vesselImo: null, vesselName: null },
    ...{ voyage: null, delayReason: '' },
    ...more,
  };
};
