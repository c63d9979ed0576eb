import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';

/** What is printed of a shipment: the booking form (托书), the draft of a bill, the arrival notice, the telex letter. */
export const shipmentPaperKinds = ['bookingForm', 'billDraft', 'arrivalNotice', 'telexLetter'] as const;
export type ShipmentPaperKind = (typeof shipmentPaperKinds)[number];

export const getShipmentPaper = endpoint({
  ...{ name: 'getShipmentPaper', method: 'GET', path: '/api/erpcargo/Shipment/:id/Paper' },
  summary: 'A paper of a shipment as PDF, with what its reader may see of it',
  params: z.object({ id }),
  query: z.object({
    kind: z.enum(shipmentPaperKinds),
    /** Of the bill draft and the telex letter; the newest house bill where it is left out. */
    billId: z.optional(id),
    /** That of the caller where it is left out. */
    language: z.optional(z.enum(['zh', 'en'])),
  }),
  reply: 'bytes',
  errors: ['NOT_FOUND', 'SHIPMENT_WITHOUT_BILL'],
  needs: { modelId: 'cargoShipment', button: 'btn_detail' },
});
