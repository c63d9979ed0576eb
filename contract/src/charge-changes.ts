import * as z from 'zod/mini';
import { chargeUnits, vatKinds } from './charge-codes.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, pageOf, paging } from './envelope.ts';
import { money } from './freight-search.ts';
import { optionalText } from './kept-fields.ts';
import { changeLineKinds, changeStates, chargeSides } from './money-fields.ts';
import { writtenCharge } from './shipment-charges.ts';

const base = '/api/erpcargo/ChargeChange';

/** The screen of one change order (`?id=`), or of a new one (`?shipmentId=`, `&line=` begins with a charge). */
export const chargeChangePath = '/pages/shipment/detail/chargechange';

export const changeCans = ['edit', 'remove', 'ask'] as const;
export type ChangeCan = (typeof changeCans)[number];

/** A charge before or after the change. */
const changedCharge = z.object({
  ...{ side: z.enum(chargeSides), chargeCodeId: z.string(), chargeCode: z.string(), chargeName: z.string() },
  ...{ partyId: z.string(), partyName: z.string(), unit: z.enum(chargeUnits) },
  ...{ quantity: z.string(), price: z.string(), currency: z.string(), amount: z.string() },
  ...{ vatKind: z.enum(vatKinds), vatRate: z.string(), onBehalf: z.boolean(), isConfidential: z.boolean() },
  ...{ bookAmount: z.nullable(z.string()), remark: z.string() },
});
export type ChangedCharge = z.infer<typeof changedCharge>;

const changeLine = z.object({
  kind: z.enum(changeLineKinds),
  ...{ chargeId: z.nullable(z.string()), chargeVersion: z.nullable(z.number()) },
  ...{ before: z.nullable(changedCharge), after: z.nullable(changedCharge) },
  /** After less before; null where the currency changes. */
  difference: z.nullable(money),
});
export type ChangeLine = z.infer<typeof changeLine>;

const changeHead = z.object({
  ...{ id: z.string(), version: z.number(), changeNo: z.string(), status: z.enum(changeStates) },
  ...{ shipmentId: z.string(), shipmentNo: z.string(), reason: z.string(), stateRemark: z.string() },
  /** The request about it, while it runs and after. */
  flowId: z.nullable(z.string()),
  /** What the shipment earns without tax before and after it; for who may see that. */
  profit: z.optional(z.object({ before: money, after: money })),
  ...{ createdByName: z.string(), creatorTime: moment },
  ...{ askedAt: z.nullable(moment), settledAt: z.nullable(moment) },
  can: z.array(z.enum(changeCans)),
});
export type ChangeHead = z.infer<typeof changeHead>;

const changeDetail = z.extend(changeHead, {
  lines: z.array(changeLine),
  /** The charges it made, once it is approved. */
  corrections: z.array(
    z.object({
      ...{ id: z.string(), correctsId: z.nullable(z.string()), side: z.enum(chargeSides) },
      ...{ chargeCode: z.string(), chargeName: z.string(), currency: z.string(), amount: z.string() },
      ...{ period: z.string(), partyName: z.string() },
      /** It takes another one back and is never billed. */
      takesBack: z.boolean(),
    }),
  ),
});
export type ChangeDetail = z.infer<typeof changeDetail>;

const written = {
  reason: optionalText(500),
  lines: z
    .array(
      z.object({
        /** Null: a new charge. */
        chargeId: z._default(z.nullable(id), null),
        /** As its writer knows it. */
        version: z.optional(z.number()),
        /** Null: it is to be nothing. */
        after: z._default(z.nullable(writtenCharge), null),
      }),
    )
    .check(z.maxLength(200)),
};

const module = { modelId: 'charge' } as const;
const keeps = { modelId: 'charge', button: 'btn_edit' } as const;
const params = z.object({ id });
const version = z.number();
const saved = z.object({ id: z.string(), version, changeNo: z.string(), status: z.enum(changeStates) });
const lineErrors = [
  ...(['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'CHARGE_PARTY_WRONG', 'CHARGE_CODE_WRONG'] as const),
  ...(['CHARGE_SHIPMENT_OVER', 'CHARGE_STATE_WRONG', 'CHARGE_CORRECTED', 'CHANGE_PERIOD_OPEN'] as const),
  ...(['CHANGE_CHARGE_CHANGED', 'CHANGE_BELOW_INVOICED', 'CHANGE_OTHER_THAN_INVOICED'] as const),
  ...(['CHANGE_EMPTY', 'EXCHANGE_RATE_MISSING'] as const),
] as const;

export const listChargeChanges = endpoint({
  ...{ name: 'listChargeChanges', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Change orders of a shipment, the newest first',
  body: z.object({ ...paging, shipmentId: id }),
  response: pageOf(changeHead),
  errors: ['NOT_FOUND'],
  needs: module,
});

export const getChargeChange = endpoint({
  ...{ name: 'getChargeChange', method: 'GET', path: `${base}/:id` },
  summary: 'One change order: charges before and after, what the shipment earns by it, what it made',
  params,
  response: changeDetail,
  errors: ['NOT_FOUND'],
  needs: module,
});

export const previewChargeChange = endpoint({
  ...{ name: 'previewChargeChange', method: 'POST', path: `${base}/Preview`, command: false },
  summary: 'What a change order would do; nothing is written',
  body: z.object({ shipmentId: id, ...written }),
  response: z.object({ lines: z.array(changeLine), profit: changeHead.shape.profit }),
  errors: lineErrors,
  needs: keeps,
});

export const createChargeChange = endpoint({
  ...{ name: 'createChargeChange', method: 'POST', path: base },
  summary: 'Write a change order for charges of closed months',
  body: z.object({ shipmentId: id, ...written }),
  response: saved,
  success: 'created',
  errors: lineErrors,
  needs: keeps,
});

export const updateChargeChange = endpoint({
  ...{ name: 'updateChargeChange', method: 'PUT', path: `${base}/:id` },
  summary: 'Write a change order anew that no request runs about',
  params,
  body: z.object({ version, ...written }),
  response: saved,
  success: 'saved',
  errors: [...lineErrors, 'CHANGE_STATE_WRONG'],
  needs: keeps,
});

export const askChargeChange = endpoint({
  ...{ name: 'askChargeChange', method: 'POST', path: `${base}/:id/Ask` },
  summary: 'Ask for its approval; what it changes is booked in the open month once it is given',
  params,
  body: z.object({ version }),
  response: z.extend(saved, { flowId: z.string() }),
  success: 'done',
  errors: [
    ...lineErrors,
    ...(['CHANGE_STATE_WRONG', 'CHANGE_RUNNING', 'REASON_NEEDED'] as const),
    ...(['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs: keeps,
});

export const removeChargeChange = endpoint({
  ...{ name: 'removeChargeChange', method: 'DELETE', path: `${base}/:id` },
  summary: 'Forget a change order that was never asked for',
  params,
  response: z.object({}),
  success: 'deleted',
  errors: ['NOT_FOUND', 'CHANGE_STATE_WRONG'],
  needs: keeps,
});
