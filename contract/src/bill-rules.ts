import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { nameOf } from './kept-fields.ts';

const base = '/api/system/BillRule';
const needs = { modelId: 'billRule' } as const;
const edits = { modelId: 'billRule', button: 'btn_edit' } as const;

/** What of the day stands in a number; with it the serial begins anew. */
export const billDateFormats = ['no', 'yyyy', 'yyyyMM', 'yyyyMMdd'] as const;

const written = {
  fullName: nameOf(50),
  /** Ends with no figure: what follows it is the date and the serial. */
  prefix: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(10), z.regex(/^[A-Z][A-Z-]*$/)),
  dateFormat: z.enum(billDateFormats),
  digit: z.int().check(z.minimum(2), z.maximum(12)),
  startNumber: z.int().check(z.minimum(0), z.maximum(999_999_999)),
};

const rule = z.object({
  ...{ id: z.string(), version: z.number(), enCode: z.string(), fullName: z.string(), prefix: z.string() },
  dateFormat: z.enum(billDateFormats),
  ...{ digit: z.number(), startNumber: z.number(), isEnabled: z.boolean() },
  /** How many numbers were given in the period that is now, for each date it could have. */
  issued: z.record(z.enum(billDateFormats), z.number()),
});
export type ManagedBillRule = z.infer<typeof rule>;

const params = z.object({ id });
const saved = z.object({ version: z.number() });
const refused = [
  ...(['NOT_FOUND', 'RECORD_CHANGED', 'BILL_RULE_EXHAUSTED'] as const),
  ...(['BILL_RULE_PREFIX_TAKEN', 'BILL_RULE_SAME_LENGTH', 'BILL_RULE_START_TOO_LOW'] as const),
];

export const listBillRules = endpoint({
  ...{ name: 'listBillRules', method: 'GET', path: base },
  summary: 'How bills are numbered, and how many numbers were given',
  response: listOf(rule),
  needs,
});

export const changeBillRule = endpoint({
  ...{ name: 'changeBillRule', method: 'PUT', path: `${base}/:id` },
  summary: 'Change how bills are numbered; refused where a number could come twice',
  params,
  body: z.object({ version: z.number(), changes: z.partial(z.strictObject(written)) }),
  response: saved,
  success: 'saved',
  errors: refused,
  needs: edits,
});

export const undoBillRule = endpoint({
  ...{ name: 'undoBillRule', method: 'POST', path: `${base}/:id/Undo` },
  summary: 'Take the last change of a rule back, where no number could come twice for it',
  params,
  body: z.object({ version: z.number() }),
  response: saved,
  success: 'done',
  errors: ['BILL_RULE_UNDO_OVER', ...refused],
  needs: edits,
});

const shown = z.nullable(z.union([z.string(), z.number()]));

export const listBillRuleHistory = endpoint({
  ...{ name: 'listBillRuleHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what of a rule, the newest first',
  params,
  response: listOf(
    z.object({
      ...{ version: z.number(), at: moment, byName: z.string(), act: z.string() },
      differences: z.array(z.object({ field: z.string(), before: shown, after: shown })),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs,
});
