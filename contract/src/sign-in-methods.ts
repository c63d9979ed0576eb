import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment } from './envelope.ts';
import { signedIn } from './session.ts';

/** Only one company lives here, so any tenant word leads to it. */
const tenant = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[\w-]+$/));
const mobile = z.string().check(z.regex(/^1[3-9]\d{9}$/));

const smsCode = {
  summary: 'Send a code to this mobile number; the answer is the same whether or not somebody has it',
  access: 'open',
  method: 'GET',
  command: true,
  // Nobody is known yet, and a number typed by a stranger is nobody's act.
  audited: false,
  success: 'codeSent',
  errors: ['SMS_NOT_OFFERED', 'CODE_TOO_SOON', 'TRY_LATER', 'ADDRESS_NOT_ALLOWED'],
} as const;

export const sendSmsCode = endpoint({
  ...smsCode,
  name: 'sendSmsCode',
  path: '/api/Saas/Tenant/SmsCode/:account',
  params: z.object({ account: mobile }),
});

export const sendTenantSmsCode = endpoint({
  ...smsCode,
  name: 'sendTenantSmsCode',
  path: '/:tenant/SmsCode/:id',
  params: z.object({ tenant, id: mobile }),
});

const bySms = {
  summary: 'Sign in with the code that came to the phone (form, or its JSON twin)',
  access: 'open',
  method: 'POST',
  bodyKind: 'form',
  body: z.object({
    account: mobile,
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
    clientId: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: signedIn,
  errors: [
    'SMS_NOT_OFFERED',
    'SMS_CODE_WRONG',
    'SMS_CODE_EXPIRED',
    'SMS_SEVERAL_ACCOUNTS',
    'ACCOUNT_DISABLED',
    'ACCOUNT_LOCKED',
    'DEMO_CLOSED',
    'TRY_LATER',
    'ADDRESS_NOT_ALLOWED',
  ],
} as const;

export const signInBySms = endpoint({
  ...bySms,
  name: 'signInBySms',
  path: '/api/Saas/Tenant/LoginSms',
});

export const signInByTenantSms = endpoint({
  ...bySms,
  name: 'signInByTenantSms',
  path: '/:tenant/LoginSms',
  params: z.object({ tenant }),
});

export const resetPasswordBySms = endpoint({
  name: 'resetPasswordBySms',
  method: 'POST',
  path: '/api/oauth/ResetPassword',
  summary:
    'A new password for who can read the code that came to the phone; every other session of theirs ends, and they are in',
  access: 'open',
  body: z.object({
    account: mobile,
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  response: signedIn,
  errors: [...bySms.errors, 'PASSWORD_USED_BEFORE', 'PASSWORD_TOO_WEAK'],
});

export const verifyMobile = endpoint({
  name: 'verifyMobile',
  method: 'POST',
  path: '/api/permission/Users/Current/Mobile/Verify',
  summary:
    'Prove with the code that came to it that my mobile number is mine; from then on I can sign in with it',
  body: z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
  success: 'done',
  errors: ['SMS_NOT_OFFERED', 'SMS_CODE_WRONG', 'SMS_CODE_EXPIRED', 'TRY_LATER'],
});

/** How far a ticket is: its holder polls, somebody else (a phone, a provider) answers for a person. */
export const ticketStatus = {
  success: 1,
  waiting: 2,
  failed: 3,
  notBound: 4,
  expired: 5,
  severalAccounts: 6,
} as const;

/** How long a ticket waits; `msg` of getTicket says it too. */
export const ticketLifetime = 180_000;

/** A secret of 256 bits in base64url, and what is shown of it in a QR code. */
const ticket = z.string().check(z.regex(/^[\w-]{43}$/));
const scanCode = z.string().check(z.regex(/^[\w-]{22}$/));

export const getTicket = endpoint({
  name: 'getTicket',
  method: 'GET',
  path: '/api/oauth/getTicket',
  summary: 'A ticket to wait with for a sign-in elsewhere; `msg` is its lifetime in ms',
  access: 'open',
  response: z.string(),
  command: true,
  audited: false,
});

export const getTicketStatus = endpoint({
  name: 'getTicketStatus',
  method: 'GET',
  path: '/api/oauth/getTicketStatus/:ticket',
  summary: 'How far a ticket is; the token is given once, to whoever holds the ticket',
  access: 'open',
  params: z.object({ ticket: z.string().check(z.maxLength(100)) }),
  response: z.object({
    status: z.number(),
    /** By status: the token; what failed, in words; JSON of the identity that is not bound; JSON of the accounts. */
    value: z.string(),
    theme: z.string(),
    /** Milliseconds left. */
    ticketTimeout: z.number(),
    /** While waiting: what the QR code shows. It can be confirmed with, but not collected with. */
    scanCode: z.string(),
    /** A phone has it on its screen. */
    isScanned: z.boolean(),
  }),
  command: true,
  audited: false,
});

/** `t` of the QR text of a desktop that waits; the other kinds lead to screens. */
export const loginQrKind = 'login';

export const lookAtTicket = endpoint({
  name: 'lookAtTicket',
  method: 'GET',
  path: '/api/oauth/Ticket/:scanCode',
  summary: 'Which computer is asking; it is told that its code was scanned',
  params: z.object({ scanCode }),
  response: z.object({ agent: z.string(), address: z.string(), createdAt: moment }),
  errors: ['TICKET_EXPIRED'],
  command: true,
  audited: false,
});

export const confirmTicket = endpoint({
  name: 'confirmTicket',
  method: 'POST',
  path: '/api/oauth/Ticket/:scanCode/Confirm',
  summary: 'Let that computer in as me',
  params: z.object({ scanCode }),
  success: 'done',
  errors: ['TICKET_EXPIRED'],
});

export const refuseTicket = endpoint({
  name: 'refuseTicket',
  method: 'POST',
  path: '/api/oauth/Ticket/:scanCode/Refuse',
  summary: 'Do not let that computer in',
  params: z.object({ scanCode }),
  success: 'done',
  errors: ['TICKET_EXPIRED'],
});

const source = z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^[a-z][a-z0-9]*$/));

/** In a renderUrl this word stands where the ticket goes. */
export const ticketPlace = 'JNPF_TICKET';

export const renderSocial = endpoint({
  name: 'renderSocial',
  method: 'GET',
  path: '/api/oauth/socials/render/:source',
  summary: 'Sends the browser that holds the ticket to the provider (302), with state and PKCE',
  access: 'open',
  params: z.object({ source }),
  query: z.object({ ticket }),
  reply: 'bytes',
  errors: ['NOT_FOUND', 'TICKET_EXPIRED'],
  command: true,
  audited: false,
});

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));

export const signInBySocial = endpoint({
  name: 'signInBySocial',
  method: 'GET',
  path: '/api/oauth/Login/socials',
  summary:
    'Where the provider sends the browser back (302 to otherLogin), and where one of several accounts is chosen',
  access: 'open',
  query: z.object({
    source: z.optional(source),
    code: text(2000),
    /** What DingTalk calls the code. */
    authCode: text(2000),
    state: text(200),
    error: text(200),
    uuid: text(200),
    jnpf_ticket: text(100),
    userId: text(50),
    socialName: text(200),
    tenantLogin: text(10),
    tenantId: text(50),
    socialType: text(50),
    socialUnionid: text(300),
  }),
  reply: 'bytes',
  errors: ['NOT_FOUND', 'TICKET_EXPIRED'],
  command: true,
  audited: false,
});

export const collectSocial = endpoint({
  name: 'collectSocial',
  method: 'GET',
  path: '/api/oauth/socials/app/callback/:source',
  summary: 'For a native shell: what became of the ticket it opened the provider with',
  access: 'open',
  params: z.object({ source }),
  query: z.object({ uuid: ticket }),
  response: z.object({ token: z.string(), theme: z.string(), status: z.number(), value: z.string() }),
  errors: ['NOT_FOUND', 'TICKET_EXPIRED'],
  command: true,
  audited: false,
});

export const signInByWeCom = endpoint({
  name: 'signInByWeCom',
  method: 'POST',
  path: '/api/oauth/QYWXOauth2Login',
  summary: 'Sign in with a code the provider `wecom` gave to the page inside its own app',
  access: 'open',
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  response: signedIn,
  errors: [
    'SOCIAL_NOT_OFFERED',
    'SOCIAL_REFUSED',
    'SOCIAL_NOT_BOUND',
    'SOCIAL_SEVERAL_ACCOUNTS',
    'ACCOUNT_DISABLED',
    'ACCOUNT_LOCKED',
    'DEMO_CLOSED',
    'ADDRESS_NOT_ALLOWED',
  ],
});
