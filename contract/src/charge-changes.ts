import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import { nameOf } from './kept-fields.ts';
import { chargeSides } from './money-fields.ts';
import { chargeErrors, writtenCharge } from './shipment-charges.ts';

const changeBase = '/api/erpcargo/ChargeChange';
const module = { modelId: 'charge' } as const;
const needs = (button: string) => ({ modelId: 'charge', button }) as const;
const params = z.object({ id });
const reason = nameOf(500);
const found = ['NOT_FOUND'] as const;

export const changeStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];
const profitThen = z.object({ gross: money, net: money, netMargin: z.nullable(z.string()) });
const changedLine = z.object({
  chargeId: z.string(),
  ...{ chargeCode: z.string(), chargeName: z.string(), side: z.enum(chargeSides), partyName: z.string() },
  before: writtenCharge,
  /** Null: it is taken back altogether. */
  after: z.nullable(writtenCharge),
});
export const chargeChange = z.object({
  ...{ id: z.string(), changeNo: z.string(), shipmentId: z.string(), shipmentNo: z.string() },
  ...{ reason: z.string(), status: z.enum(changeStates), flowId: z.nullable(z.string()) },
  lines: z.array(changedLine),
  /** For who may see the result of a shipment. */
  profitBefore: z.optional(z.nullable(profitThen)),
  profitAfter: z.optional(z.nullable(profitThen)),
  ...{ byName: z.string(), at: moment, endedAt: z.nullable(moment) },
});
export type ChargeChange = z.infer<typeof chargeChange>;

export const requestChargeChange = endpoint({
  ...{ name: 'requestChargeChange', method: 'POST', path: changeBase },
  summary:
    'Ask to correct charges of a closed period: approved, they are reversed and written anew in the open one',
  body: z.object({
    shipmentId: id,
    reason,
    lines: z
      .array(z.object({ chargeId: id, version: z.number(), after: z.nullable(writtenCharge) }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  response: z.object({ id: z.string(), changeNo: z.string(), flowId: z.string() }),
  success: 'submitted',
  errors: [
    ...chargeErrors,
    'CHARGE_NOT_LOCKED',
    'CHARGE_CHANGE_WAITS',
    'FLOW_OF_RECORD_MISSING',
    'FLOW_OF_RECORD_WITHOUT_PEOPLE',
  ],
  needs: needs('btn_edit'),
});

export const listChargeChanges = endpoint({
  ...{ name: 'listChargeChanges', method: 'POST', path: `${changeBase}/List`, command: false },
  summary: 'Corrections of a shipment, or all I may see',
  body: z.object({
    ...pagingSortedBy(['at', 'changeNo', 'status']),
    filters: z._default(
      z.object({
        shipmentId: z.optional(id),
        status: z.optional(z.array(z.enum(changeStates)).check(z.maxLength(4))),
      }),
      {},
    ),
  }),
  response: pageOf(chargeChange),
  needs: module,
});

export const getChargeChange = endpoint({
  ...{ name: 'getChargeChange', method: 'GET', path: `${changeBase}/:id` },
  summary: 'One correction, with what is earned before and after it',
  params,
  response: chargeChange,
  errors: found,
  needs: module,
});
