import { allKinds } from './all-kinds.ts';
import { complaint } from './complaint.ts';
import { customerLead } from './customer-lead.ts';
import type { DemoForm } from './demo-form.ts';
import { fixedAsset } from './fixed-asset.ts';
import { meetingRoom } from './meeting-room.ts';
import { supplierEvaluation } from './supplier-evaluation.ts';
import { truckDispatch } from './truck-dispatch.ts';
import { visitRecord } from './visit-record.ts';
import { warehouseEntry } from './warehouse-entry.ts';

/** The forms of daily work; a form that refers to records of another stands after it. */
export const workForms: readonly DemoForm[] = [
  visitRecord,
  customerLead,
  complaint,
  warehouseEntry,
  truckDispatch,
  fixedAsset,
  meetingRoom,
  supplierEvaluation,
];

export const demoForms: readonly DemoForm[] = [...workForms, allKinds];
