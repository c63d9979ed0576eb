import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment, pageOf, paging } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { pricePlace } from './freight-search.ts';
import { day, nameOf, optionalText } from './kept-fields.ts';

const notes = '/api/erpcargo/LineNote';
const sendings = '/api/erpcargo/LineSending';

/** So many customers are sent a line at once. */
export const mostSentTo = 300;

const written = {
  lineId: id,
  /** The day it is of, such as that of an increase. */
  day,
  text: nameOf(500),
  isForCustomers: z._default(z.boolean(), false),
};

export const lineNote = z.object({
  ...{ id: z.string(), lineId: z.string(), lineName: z.string(), day: z.string(), text: z.string() },
  isForCustomers: z.boolean(),
  ...{ creatorName: z.string(), creatorTime: moment },
});
export type LineNote = z.infer<typeof lineNote>;

export const listLineNotes = endpoint({
  ...{ name: 'listLineNotes', method: 'GET', path: notes },
  summary: 'What is going on on a trade line, its parts and the line above, the latest day first',
  query: z.object({ ...paging, lineId: id }),
  response: pageOf(lineNote),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'lineBoard' },
});

export const addLineNote = endpoint({
  ...{ name: 'addLineNote', method: 'POST', path: notes },
  summary: 'Write what is going on on a trade line; customers read it only if it says so',
  success: 'created',
  body: z.object(written),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight', button: 'btn_publish' },
});

export const removeLineNote = endpoint({
  ...{ name: 'removeLineNote', method: 'DELETE', path: `${notes}/:id` },
  summary: 'Take a note from its trade line',
  success: 'done',
  params: z.object({ id }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight', button: 'btn_publish' },
});

const sent = {
  ...{ lineId: id, mode: z.enum(transportModes), polId: id, boxType: pricePlace },
  customerIds: z._default(z.array(id).check(z.maxLength(mostSentTo)), []),
  /** Also to customers who subscribed to the line. */
  toSubscribers: z._default(z.boolean(), false),
};

export const previewLineSending = endpoint({
  ...{ name: 'previewLineSending', method: 'POST', path: `${sendings}/Preview` },
  summary: 'Who would be told of the prices of a board, and what each customer would read',
  command: false,
  body: z.object(sent),
  response: z.object({
    customers: z.array(
      z.object({
        ...{ id: z.string(), fullName: z.string() },
        /** Their accounts that may look at boards; nobody is told where there is none. */
        people: z.number(),
        /** Ports that something is offered to; without one they are told nothing. */
        ports: z.number(),
        text: z.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'LINE_SENDING_TOO_LARGE'],
  needs: { modelId: 'lineBoard', button: 'btn_send' },
});
export type LineReader = NonNullable<z.infer<typeof previewLineSending.response>['customers']>[number];

export const sendLine = endpoint({
  ...{ name: 'sendLine', method: 'POST', path: sendings },
  summary: 'Tell customers the prices of a board that are offered to them, each in one message',
  success: 'done',
  body: z.object({ ...sent, remark: optionalText(300) }),
  response: z.object({ customers: z.number(), people: z.number() }),
  errors: ['NOT_FOUND', 'LINE_SENDING_TOO_LARGE', 'LINE_SENDING_TO_NOBODY'],
  needs: { modelId: 'lineBoard', button: 'btn_send' },
});
