import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, moment, pageOf, paging } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { cargo } from './freight-search.ts';
import { day, optionalText } from './kept-fields.ts';

const base = '/api/erpcargo/RateInquiry';

export const inquiryStates = ['open', 'answered', 'closed'] as const;
export type InquiryState = (typeof inquiryStates)[number];
/** Of one person, not closed. */
export const mostInquiries = 50;

const asked = {
  ...{ mode: z.enum(transportModes), polId: id, podId: id },
  cargo: z.prefault(cargo, {}),
  /** When it is to sail, or the cargo is ready; null where that is open. */
  day: z._default(z.nullable(day), null),
  remark: optionalText(500),
};

export const inquiryRow = z.object({
  ...{ id: z.string(), version: z.number(), inquiryNo: z.string(), status: z.enum(inquiryStates) },
  ...asked,
  ...{ polName: z.string(), podName: z.string(), polCode: z.string(), podCode: z.string() },
  /** Who asked; of a customer also for which company. */
  ...{ askerId: z.string(), askerName: z.string(), isExternal, customerName: z.string() },
  isOwn: z.boolean(),
  lineName: z.string(),
  creatorTime: moment,
  answer: z.string(),
  answererName: z.string(),
  answeredAt: z.nullable(moment),
  /** The rate that answers it, while the caller may see it. */
  rate: z.nullable(z.object({ id: z.string(), rateNo: z.string(), carrierName: z.string() })),
  closerName: z.string(),
  closedAt: z.nullable(moment),
  /** What the caller may do with it now. */
  ...{ canAnswer: z.boolean(), canClose: z.boolean() },
});
export type InquiryRow = z.infer<typeof inquiryRow>;

export const listInquiries = endpoint({
  ...{ name: 'listInquiries', method: 'GET', path: base },
  summary: 'Inquiries of the caller, the newest first; who answers them sees those of everybody',
  query: z.object({
    ...paging,
    status: z.optional(z.enum(inquiryStates)),
    /** Only their own, of who sees more. */
    isOwn: z.optional(z.literal('1')),
  }),
  response: pageOf(inquiryRow),
  needs: { modelId: 'rateInquiry' },
});

const params = z.object({ id });

export const getInquiry = endpoint({
  ...{ name: 'getInquiry', method: 'GET', path: `${base}/:id` },
  summary: 'One inquiry; one of somebody else is not there, except for who answers them or for its customer',
  params,
  response: inquiryRow,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'rateInquiry' },
});

export const addInquiry = endpoint({
  ...{ name: 'addInquiry', method: 'POST', path: base },
  summary: 'Ask for a rate where none fits; who keeps the rates of the line is told',
  success: 'submitted',
  body: z.object(asked),
  response: z.object({ id: z.string(), inquiryNo: z.string() }),
  errors: ['NOT_FOUND', 'TOO_MANY_INQUIRIES'],
  needs: { modelId: 'rateInquiry' },
});

const saved = z.object({ id: z.string(), version: z.number(), status: z.enum(inquiryStates) });

export const answerInquiry = endpoint({
  ...{ name: 'answerInquiry', method: 'POST', path: `${base}/:id/Actions/Answer` },
  summary: 'Answer it, with a rate that whoever asked may see; a second answer takes the place of the first',
  success: 'done',
  params,
  body: z.object({
    version: z.number(),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
    rateId: z._default(z.nullable(id), null),
  }),
  response: saved,
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INQUIRY_CLOSED', 'INQUIRY_RATE_UNSEEN'],
  needs: { modelId: 'rateInquiry', button: 'btn_answer' },
});

export const closeInquiry = endpoint({
  ...{ name: 'closeInquiry', method: 'POST', path: `${base}/:id/Actions/Close` },
  summary: 'Nothing more is asked; by whoever asked, or by who answers',
  success: 'done',
  params,
  body: z.object({ version: z.number() }),
  response: saved,
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INQUIRY_CLOSED'],
  needs: { modelId: 'rateInquiry' },
});
