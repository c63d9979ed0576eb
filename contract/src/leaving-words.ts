import type { Refusal } from './errors.ts';

/** What people hold that others have to take over. In the order in which it is shown and handed over. */
export const holdingKinds = [
  ...(['tasks', 'flowSteps', 'requests', 'delegations'] as const),
  ...(['departments', 'reports', 'groups'] as const),
  ...(['customers', 'tradeLines', 'quotes', 'inquiries', 'watches', 'orders'] as const),
  ...(['shipments', 'shipmentTasks', 'exceptions', 'invoices', 'records', 'views', 'meetings'] as const),
] as const;
export type HoldingKind = (typeof holdingKinds)[number];

export const leavingRefusals = {
  LEAVING_IN_FUTURE: {
    code: 400,
    zh: '离职日期不能晚于今天',
    en: 'The last day cannot be after today.',
  },
  RECEIVER_MISSING: {
    code: 400,
    zh: '请为“{kind}”选择接收人',
    en: 'Please choose who takes over: {kind}.',
  },
  RECEIVER_WRONG: {
    code: 400,
    zh: '{name} 不能接收：须为在职同事，且不能是离职者本人',
    en: '{name} cannot take over: it must be a colleague who is still here, and not the person who leaves.',
  },
  LEAVING_NOT_UNDONE: {
    code: 400,
    zh: '离职之后账号已有变动，不能撤销；可改为重新启用',
    en: 'The account has changed since and the leaving cannot be undone. It can be enabled again.',
  },
} as const satisfies Record<string, Refusal>;
