import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { nameOf, optionalText } from './kept-fields.ts';
import { signaturePicture } from './signature-picture.ts';

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

/** The newest house bill where it is left out, and the language of the caller. */
const letterQuery = z.object({ billId: z.optional(id), language: z.optional(z.enum(['zh', 'en'])) });

export const getTelexLetter = endpoint({
  ...{ name: 'getTelexLetter', method: 'GET', path: '/api/erpcargo/Shipment/:id/TelexLetter' },
  summary: 'The words of the telex letter of a bill, to be read before it is signed',
  params: z.object({ id }),
  query: letterQuery,
  response: z.object({
    ...{ title: z.string(), shipmentNo: z.string(), to: z.string(), body: z.string(), promise: z.string() },
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The shipper, who signs as a rule. */
    company: z.string(),
  }),
  errors: ['NOT_FOUND', 'SHIPMENT_WITHOUT_BILL'],
  needs: { modelId: 'cargoShipment', button: 'btn_detail' },
});
export type TelexLetter = z.infer<(typeof getTelexLetter)['response']>;

export const signTelexLetter = endpoint({
  ...{ name: 'signTelexLetter', method: 'POST', path: '/api/erpcargo/Shipment/:id/TelexLetter' },
  summary:
    'Sign the telex letter of a bill by hand; the signed paper is kept among the documents of the shipment',
  params: z.object({ id }),
  body: z.object({
    /** The newest house bill where it is left out. */
    billId: z.optional(id),
    /** What was read before it was signed. */
    language: z.enum(['zh', 'en']),
    /** Who signs, and for which company. */
    ...{ signer: nameOf(60), company: optionalText(120), signImg: signaturePicture },
  }),
  response: z.object({ id: z.string(), version: z.number() }),
  success: 'created',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SHIPMENT_OVER', 'SHIPMENT_WITHOUT_BILL', 'SIGNATURE_UNREADABLE'],
  needs: { modelId: 'cargoShipment', button: 'btn_detail' },
});
