import { assets } from './assets.ts';
import { bookings } from './bookings.ts';
import { complaints } from './complaints.ts';
import type { DemoRecord } from './demo-record.ts';
import { dispatches } from './dispatches.ts';
import { entries } from './entries.ts';
import { evaluations } from './evaluations.ts';
import { leads } from './leads.ts';
import { visits } from './visits.ts';

/** What was filled in before a day, by the id of the form; the same for the same day. */
export function demoRecords(today: Date): Record<string, DemoRecord[]> {
  // The morning of the day, whatever the hour: two starts on one day make the same company.
  const morning = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const customerLead = leads(morning);
  const warehouseEntry = entries(morning);
  return {
    visitRecord: visits(morning),
    customerLead,
    complaint: complaints(morning, customerLead),
    warehouseEntry,
    truckDispatch: dispatches(morning, warehouseEntry),
    fixedAsset: assets(morning),
    meetingRoom: bookings(morning),
    supplierEvaluation: evaluations(morning),
  };
}
