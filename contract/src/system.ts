import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, isExternal, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { passwordPolicy } from './password-policy.ts';
import { sysConfigInfo } from './session.ts';

export const getSysConfig = endpoint({
  name: 'getSysConfig',
  method: 'GET',
  path: '/api/system/SysConfig',
  summary: 'Display settings and the password policy; never a secret',
  response: z.extend(sysConfigInfo, {
    ...passwordPolicy.shape,
    sysDescription: z.string(),
    companyCode: z.string(),
    companyAddress: z.string(),
    companyContacts: z.string(),
    companyTelePhone: z.string(),
    companyEmail: z.string(),
    /** When somebody answers the telephone. */
    serviceWorkdays: z.string(),
    serviceHolidays: z.string(),
    /** What the QR code of the official account says. */
    officialAccountQr: z.string(),
    lastLoginTimeSwitch: flag,
  }),
});

export const getAppVersion = endpoint({
  name: 'getAppVersion',
  method: 'GET',
  path: '/api/app/Version',
  summary: 'The version of the server',
  access: 'open',
  response: z.object({ sysVersion: z.string() }),
});

export const getAppStartInfo = endpoint({
  name: 'getAppStartInfo',
  method: 'GET',
  path: '/api/file/AppStartInfo/:appName',
  summary: 'Version and release note for a native shell that starts',
  access: 'open',
  params: z.object({ appName: id }),
  response: z.object({ AppVersion: z.string(), AppUpdateContent: z.string() }),
});

export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Is the process live, is it ready, how is its database (503 when not ready)',
  access: 'open',
  response: z.object({
    live: z.boolean(),
    ready: z.boolean(),
    version: z.string(),
    database: z.object({ kind: z.enum(['embedded', 'external']), state: z.enum(['up', 'starting', 'down']) }),
  }),
});

export const getOpenApi = endpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description',
  access: 'open',
  reply: 'bytes',
});

/** The columns of the audit log that need a grant. */
export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  userId: z.string(),
  account: z.string(),
  realName: z.string(),
  isExternal,
  name: z.string(),
  target: z.string(),
  requestId: z.string(),
  address: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const momentText = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** Several acts that people call the same. */
const actNames = z.pipe(
  z.string().check(z.maxLength(600), z.regex(/^\w{1,60}(,\w{1,60}){0,9}$/)),
  z.transform((text) => text.split(',')),
);

/** By what the audit log can be sorted. */
export const auditColumns = ['at', 'who', 'target'] as const;

export const listAudit = endpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/api/system/Log',
  summary: 'Who did what and when, newest first unless sorted by a column',
  query: z.object({
    ...pagingSortedBy(auditColumns),
    userId: z.optional(id),
    /** What was done, by the names of the contract, with commas. */
    names: z.optional(actNames),
    /** How what it was done to begins. */
    target: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    startTime: z.optional(momentText),
    endTime: z.optional(momentText),
  }),
  response: pageOf(auditEntry),
  needs: { modelId: 'auditLog' },
});

/** For how many days lines of the audit log are kept. */
export const auditDays = { usual: 1095, least: 180, most: 36_500 } as const;

export const getAuditRetention = endpoint({
  ...{ name: 'getAuditRetention', method: 'GET', path: '/api/system/Log/Retention' },
  summary: 'For how many days lines of the audit log are kept',
  response: z.object({ days: z.number(), canChange: z.boolean() }),
  needs: { modelId: 'auditLog' },
});

export const changeAuditRetention = endpoint({
  ...{ name: 'changeAuditRetention', method: 'PUT', path: '/api/system/Log/Retention' },
  summary: 'Keep lines of the audit log for another time; older ones go with the next night',
  body: z.object({
    days: z.int().check(z.minimum(auditDays.least), z.maximum(auditDays.most)),
    /** What it was when it was read: two who change it see each other. */
    before: z.int(),
  }),
  response: z.object({ days: z.number() }),
  success: 'saved',
  errors: ['FORBIDDEN', 'RECORD_CHANGED'],
  needs: { modelId: 'auditLog' },
});

export interface DictionaryItem {
  id: string;
  parentId: string;
  enCode: string;
  fullName: string;
  children?: DictionaryItem[] | undefined;
}

export const dictionaryItem: z.ZodMiniType<DictionaryItem> = z.object({
  id: z.string(),
  parentId: z.string(),
  enCode: z.string(),
  fullName: z.string(),
  get children() {
    return z.optional(z.array(dictionaryItem));
  },
});

export const listDictionaries = endpoint({
  name: 'listDictionaries',
  method: 'GET',
  path: '/api/system/DictionaryData/All',
  summary: 'Every dictionary with its entries',
  response: listOf(
    z.object({
      id: z.string(),
      enCode: z.string(),
      fullName: z.string(),
      isTree: flag,
      dictionaryList: z.array(dictionaryItem),
    }),
  ),
});

export const getDictionary = endpoint({
  name: 'getDictionary',
  method: 'GET',
  path: '/api/system/DictionaryData/:id/Data/Selector',
  summary: 'One dictionary by id or enCode, as a tree',
  params: z.object({ id }),
  response: listOf(dictionaryItem),
  errors: ['NOT_FOUND'],
});

export const listAreas = endpoint({
  name: 'listAreas',
  method: 'GET',
  path: '/api/system/Area/:id/Selector/0',
  summary: 'The areas below one; -1 gives the provinces',
  params: z.object({ id }),
  response: listOf(
    z.object({ id: z.string(), fullName: z.string(), isLeaf: z.boolean(), hasChildren: z.boolean() }),
  ),
  errors: ['NOT_FOUND'],
});

export const nameAreas = endpoint({
  name: 'nameAreas',
  method: 'POST',
  path: '/api/system/Area/GetAreaByIds',
  summary: 'The names for paths of area ids',
  body: z.object({
    idsList: z
      .array(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(6)))
      .check(z.maxLength(500)),
  }),
  response: z.array(z.array(z.string())),
  command: false,
});

export const getBillNumber = endpoint({
  name: 'getBillNumber',
  method: 'GET',
  path: '/api/system/BillRule/BillNumber/:enCode',
  summary: 'The number my next bill of this rule will carry; it stays mine until I use it',
  params: z.object({ enCode: id }),
  response: z.string(),
  errors: ['NOT_FOUND', 'BILL_RULE_EXHAUSTED'],
  command: true,
});
