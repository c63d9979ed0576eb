import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, isExternal, moment, personName } from './envelope.ts';
import { passwordPolicy } from './password-policy.ts';
import { menuEntry, permissionEntry } from './permission.ts';

/** Long enough for any real account, short enough to be cheap to refuse. */
const account = z.string().check(z.minLength(1), z.maxLength(60));
export const password = z.string().check(z.minLength(1), z.maxLength(256));

const credentials = z.object({
  account,
  password,
  grant_type: z.optional(z.string()),
  origin: z.optional(z.string().check(z.maxLength(20))),
  /** Id of the image code that `code` answers. */
  timestamp: z.optional(z.union([z.string().check(z.maxLength(50)), z.number()])),
  code: z.optional(z.string().check(z.maxLength(10))),
  jnpf_ticket: z.optional(z.string().check(z.maxLength(200))),
  clientId: z.optional(z.string().check(z.maxLength(200))),
});

export const signedIn = z.object({
  /** Sent back in every Authorization header exactly as it stands, `bearer ` included. */
  token: z.string(),
  theme: z.string(),
});

const signInRefusals = [
  'WRONG_CREDENTIALS',
  'ACCOUNT_DISABLED',
  'ACCOUNT_LOCKED',
  'DEMO_CLOSED',
  'LOGIN_WAIT',
  'ADDRESS_NOT_ALLOWED',
  'IMAGE_CODE_MISSING',
  'IMAGE_CODE_WRONG',
  'IMAGE_CODE_EXPIRED',
] as const;

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/oauth/Login',
  summary: 'Sign in with account and password (form, or its JSON twin)',
  access: 'open',
  body: credentials,
  bodyKind: 'form',
  response: signedIn,
  errors: signInRefusals,
});

const named = z.object({ id: z.string(), name: z.string() });

export const userInfo = z.object({
  userId: z.string(),
  userAccount: z.string(),
  userName: z.string(),
  /** A member of the company, or one of its customers. */
  userKind: z.enum(['member', 'customer']),
  isExternal,
  headIcon: z.string(),
  organizeId: z.string(),
  organizeIdList: z.array(z.string()),
  organizeName: z.string(),
  departmentId: z.string(),
  departmentName: z.string(),
  positionId: z.string(),
  positionName: z.string(),
  positionIds: z.array(named),
  roleIds: z.array(z.string()),
  roleName: z.string(),
  groupIds: z.array(z.string()),
  groupNames: z.string(),
  manager: z.string(),
  mobilePhone: z.string(),
  email: z.string(),
  gender: z.string(),
  birthday: z.nullable(moment),
  isAdministrator: z.boolean(),
  systemId: z.string(),
  appSystemId: z.string(),
  systemIds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Ours: what it is called in English; empty where it has no such name. */
      enName: z.optional(z.string()),
      icon: z.string(),
      currentSystem: z.boolean(),
      description: z.string(),
      navigationIcon: z.string(),
      workLogoIcon: z.string(),
    }),
  ),
  portalId: z.string(),
  appPortalId: z.string(),
  prevLogin: flag,
  prevLoginTime: z.nullable(moment),
  prevLoginIPAddress: z.string(),
  prevLoginIPAddressName: z.string(),
  signImg: z.string(),
  changePasswordDate: z.nullable(moment),
  workflowEnabled: flag,
});
export type UserInfo = z.infer<typeof userInfo>;

export const sysConfigInfo = z.object({
  sysName: z.string(),
  sysVersion: z.string(),
  loginIcon: z.string(),
  copyright: z.string(),
  companyName: z.string(),
  /** Ours: what it is called in English; empty where it has no such name. */
  companyEnName: z.string(),
  navigationIcon: z.string(),
  workLogoIcon: z.string(),
  logoIcon: z.string(),
  appIcon: z.string(),
  title: z.string(),
  domain: z.string(),
});
export type SysConfigInfo = z.infer<typeof sysConfigInfo>;

export const currentUser = z.object({
  userInfo,
  permissionList: z.array(permissionEntry),
  /** What they see on the device that asks, in the system they work in there. */
  menuList: z.array(menuEntry),
  /** Ours: they have a menu, though not on this device. */
  hasMenuElsewhere: z.optional(z.boolean()),
  sysConfigInfo,
});
export type CurrentUser = z.infer<typeof currentUser>;

export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/oauth/CurrentUser',
  summary: 'Who I am, what I may do, which menus I have',
  /** `app`: the menu of a phone; anything else: that of a desk. */
  query: z.object({ type: z.optional(z.string().check(z.maxLength(10))) }),
  response: currentUser,
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'GET',
  path: '/api/oauth/Logout',
  summary: 'End this session',
  success: 'signedOut',
  command: true,
});

export const getSignInConfig = endpoint({
  name: 'getSignInConfig',
  method: 'GET',
  path: '/api/oauth/getConfig/:account',
  summary: 'Does this account need an image code to sign in?',
  access: 'open',
  params: z.object({ account: z.string().check(z.maxLength(100)) }),
  response: z.object({ enableVerificationCode: flag, verificationCodeNumber: z.number() }),
});

export const social = z.object({
  enname: z.string(),
  name: z.string(),
  icon: z.string(),
  logo: z.string(),
  describetion: z.string(),
  /** Below the base path; the word `JNPF_TICKET` in it is replaced by the ticket. */
  renderUrl: z.string(),
});
export type Social = z.infer<typeof social>;

export const getLoginConfig = endpoint({
  name: 'getLoginConfig',
  method: 'GET',
  path: '/api/oauth/getLoginConfig',
  summary: 'What the login screen offers',
  access: 'open',
  response: z.object({
    redirect: z.boolean(),
    url: z.string(),
    ticketParams: z.string(),
    socialsList: z.array(social),
    /** A code can be sent to a phone. */
    smsEnabled: z.boolean(),
    /** Whom to ask for a new password where no code can be sent; empty where the company did not say. */
    helpContacts: z.string(),
    helpTelePhone: z.string(),
    /** An empty system: the first visitor creates the administrator. */
    setupNeeded: z.boolean(),
    /** Ours: what a device speaks on which nobody chose a language. */
    firstLanguage: z.enum(['zh-CN', 'en']),
    /** What the first administrator's password must be like. */
    passwordPolicy,
    sysConfigInfo,
  }),
});

/** How long an image code can be answered. */
export const imageCodeLifetime = 300_000;

/** Whatever a client calls the picture: some take the time, some a random number with its point. */
export const imageCodeId = z.string().check(z.minLength(1), z.maxLength(50));

export const getImageCode = endpoint({
  name: 'getImageCode',
  method: 'GET',
  path: '/api/oauth/ImageCode/:length/:timestamp',
  summary: 'A picture of a code to type; valid 300 s, for one answer',
  access: 'open',
  params: z.object({
    length: z.string().check(z.regex(/^[4-6]$/)),
    timestamp: imageCodeId,
  }),
  reply: 'bytes',
});

export const updatePasswordMessage = endpoint({
  name: 'updatePasswordMessage',
  method: 'POST',
  path: '/api/oauth/updatePasswordMessage',
  summary: 'Ask for a reminder when the password is due for a change',
  audited: false,
});

export const createFirstAdministrator = endpoint({
  name: 'createFirstAdministrator',
  method: 'POST',
  path: '/api/setup/Administrator',
  summary: 'On an empty system: create the administrator with the one-time code printed at start',
  access: 'open',
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(40)),
    companyName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    account: z.string().check(z.trim(), z.regex(/^[A-Za-z][\w.-]{1,49}$/)),
    realName: personName,
    password,
  }),
  response: signedIn,
  errors: ['SETUP_CODE_WRONG', 'SETUP_DONE', 'PASSWORD_TOO_WEAK', 'TRY_LATER', 'FIELDS_INVALID'],
});
