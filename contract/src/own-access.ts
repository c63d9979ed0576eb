import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { imageCodeId, password, signedIn } from './session.ts';

// Apart from session.ts, which every visitor loads with the first screen: what people do once they are in.

export const signInByQuery = endpoint({
  name: 'signInByQuery',
  method: 'GET',
  path: '/api/oauth',
  summary:
    'Refused: a password in an address ends up in logs and histories. Sign in with POST /api/oauth/Login',
  access: 'open',
  response: signedIn,
  errors: ['PASSWORD_IN_QUERY'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/permission/Users/Current/Actions/ModifyPassword',
  summary: 'Change my password; every session of mine ends, this one too',
  body: z.object({
    oldPassword: password,
    password,
    code: z.optional(z.string().check(z.maxLength(10))),
    timestamp: z.optional(z.union([z.string().check(z.maxLength(50)), z.number()])),
  }),
  success: 'passwordChanged',
  errors: [
    'OLD_PASSWORD_WRONG',
    'PASSWORD_UNCHANGED',
    'PASSWORD_USED_BEFORE',
    'PASSWORD_TOO_WEAK',
    'TRY_LATER',
    'ACCOUNT_LOCKED',
    'IMAGE_CODE_MISSING',
    'IMAGE_CODE_WRONG',
    'IMAGE_CODE_EXPIRED',
  ],
});

export const unlockScreen = endpoint({
  name: 'unlockScreen',
  method: 'POST',
  path: '/api/oauth/LockScreen',
  summary: 'Whether this is my password: a client that locked its screen opens it again',
  body: z.object({ account: z.optional(z.string().check(z.maxLength(100))), password }),
  audited: false,
  errors: ['PASSWORD_WRONG', 'TRY_LATER', 'ACCOUNT_LOCKED'],
});

export const deleteMyAccount = endpoint({
  name: 'deleteMyAccount',
  method: 'POST',
  path: '/api/oauth/logoutCurrentUser',
  summary: 'Delete the account of the caller and end all its sessions (administrators refused)',
  body: z.object({
    token: z.optional(z.string().check(z.maxLength(500))),
    /** An unlocked phone on a table must not be enough. */
    password: z.optional(password),
  }),
  bodyKind: 'form',
  success: 'signedOut',
  errors: ['ADMINISTRATOR_STAYS', 'PASSWORD_WRONG', 'TRY_LATER', 'ACCOUNT_LOCKED'],
});

/** How long an image code can be answered that is asked for before a change of password. */
export const shortImageCodeLifetime = 120_000;

export const getShortImageCode = endpoint({
  name: 'getShortImageCode',
  method: 'GET',
  path: '/api/file/ImageCode/:timestamp',
  summary: 'A picture of a code to type before a password is changed; valid 120 s, for one answer',
  access: 'open',
  params: z.object({ timestamp: imageCodeId }),
  reply: 'bytes',
});
