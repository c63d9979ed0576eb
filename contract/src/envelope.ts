import * as z from 'zod/mini';

/** The wrapping of every reply of the wire, successes and refusals alike. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data?: T;
}

/** The body code of a success. */
export const successCode = 200;

/** Whether a body code means that the session is over: the client clears it and goes to login. */
export const endsSession = (code: number | undefined): boolean =>
  code === 600 || code === 601 || code === 602;

/** What a person reads when it went well; most replies say no more than the first. */
export const successes = {
  success: { zh: 'Success', en: 'Success' },
  created: { zh: '新建成功', en: 'Created' },
  saved: { zh: '保存成功', en: 'Saved' },
  updated: { zh: '更新成功', en: 'Updated' },
  deleted: { zh: '删除成功', en: 'Deleted' },
  done: { zh: '操作成功', en: 'Done' },
  set: { zh: '设置成功', en: 'Set' },
  switched: { zh: '切换成功', en: 'Switched' },
  passwordChanged: { zh: '修改成功，请牢记新密码', en: 'Changed. Please remember your new password.' },
  codeSent: { zh: '验证码已发送', en: 'The code is on its way' },
  submitted: { zh: '提交成功，请耐心等待', en: 'Submitted. Please wait for the answer.' },
  audited: { zh: '审核成功', en: 'Approved' },
  sentBack: { zh: '退回成功', en: 'Sent back' },
  takenBack: { zh: '撤回成功', en: 'Taken back' },
  transferred: { zh: '转办成功', en: 'Handed over' },
  signerAdded: { zh: '加签成功', en: 'Signer added' },
  urged: { zh: '催办成功', en: 'Reminded' },
  assigned: { zh: '指派成功', en: 'Assigned' },
  flowEnded: { zh: '终止成功', en: 'Ended' },
  flowMoved: { zh: '变更成功', en: 'Moved' },
  flowRevived: { zh: '复活成功', en: 'Revived' },
  suspended: { zh: '挂起成功', en: 'Suspended' },
  restored: { zh: '恢复成功', en: 'Resumed' },
  batchDone: { zh: '批量操作完成', en: 'Done' },
  published: { zh: '发布成功', en: 'Published' },
  signedOut: { zh: '注销成功', en: 'Signed out' },
} as const;
export type SuccessName = keyof typeof successes;

/** What a person is called; which signs it may hold is a rule of the domain. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

/** Whoever stands beside it is a customer: with every name that people are shown by, as the server knows it. */
export const isExternal = z.boolean();

export const pagination = z.object({
  currentPage: z.number(),
  pageSize: z.number(),
  total: z.number(),
  /** Of a long list: there are more than the total, which grows with the pages. */
  isMore: z.optional(z.boolean()),
});
export type Pagination = z.infer<typeof pagination>;

/** A whole list in `data.list`. */
export const listOf = <T extends z.core.$ZodType>(item: T) => z.object({ list: z.array(item) });

/** One page of a list, with where it stands. */
export const pageOf = <T extends z.core.$ZodType>(item: T) => z.object({ list: z.array(item), pagination });

const digits = (max: number) =>
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.number()]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(max))),
  );

export const defaultPageSize = 20;
export const largestPageSize = 500;

/** The paging words of every list; in a query they are text, in a body numbers. */
export const paging = {
  currentPage: z._default(digits(1_000_000), 1),
  pageSize: z._default(digits(largestPageSize), defaultPageSize),
  sort: z._default(z.enum(['desc', 'asc']), 'desc'),
  sidx: z.optional(z.string().check(z.maxLength(50))),
  keyword: z.optional(z.string().check(z.maxLength(100))),
};

/** The same for a list that is sorted by its reader: `sidx` names one of these columns, `sort` the direction. */
export const pagingSortedBy = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  ...paging,
  sidx: z.optional(z.enum(columns)),
});

/** What a list is narrowed by. One that it does not know is refused: left out, it would show what nobody asked for. */
export const filteredBy = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z._default(z.strictObject(shape), {} as never);

/** Ids are short text everywhere. */
export const id = z.string().check(z.minLength(1), z.maxLength(50), z.regex(/^[\w.-]+$/));

/** A moment on the wire: epoch milliseconds. */
export const moment = z.number();

/** The family's 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);
