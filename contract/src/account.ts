import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, isExternal, listOf, moment, pageOf, paging, personName } from './envelope.ts';
import { signaturePicture } from './signature-picture.ts';

const shortText = (most: number) => z.string().check(z.trim(), z.maxLength(most));

export const changeAvatar = endpoint({
  name: 'changeAvatar',
  method: 'PUT',
  path: '/api/permission/Users/Current/Avatar/:name',
  summary: 'Take a picture I uploaded as userAvatar for my portrait',
  params: z.object({ name: id }),
  success: 'updated',
  errors: ['NOT_FOUND'],
});

/** What a person may change of themselves. The limits are those of the columns. */
export const ownBaseInfo = z.object({
  /** Only who manages people changes it; from everybody else it is their name as it is. */
  realName: z.optional(personName),
  /** A line about oneself. */
  signature: z.optional(shortText(200)),
  gender: z.optional(shortText(10)),
  /** As the other two that are chosen from a dictionary: the id of its entry, or the code. */
  nation: z.optional(shortText(50)),
  nativePlace: z.optional(shortText(50)),
  certificatesType: z.optional(shortText(50)),
  certificatesNumber: z.optional(shortText(50)),
  education: z.optional(shortText(50)),
  birthday: z.optional(z.nullable(moment)),
  telePhone: z.optional(shortText(30)),
  landline: z.optional(shortText(30)),
  mobilePhone: z.optional(shortText(20)),
  email: z.optional(shortText(100)),
  urgentContacts: z.optional(shortText(30)),
  urgentTelePhone: z.optional(shortText(30)),
  postalAddress: z.optional(shortText(200)),
});
export type OwnBaseInfo = z.infer<typeof ownBaseInfo>;

export const baseInfo = z.object({
  id: z.string(),
  account: z.string(),
  realName: z.string(),
  isExternal,
  /** The path of names, `公司/部门`. */
  organize: z.string(),
  company: z.string(),
  position: z.string(),
  /** `name/account`. */
  manager: z.string(),
  /** The names of the roles. */
  roleId: z.string(),
  ranks: z.string(),
  creatorTime: moment,
  prevLogTime: z.nullable(moment),
  entryDate: z.nullable(moment),
  signature: z.string(),
  gender: z.string(),
  /** As the other two that are chosen from a dictionary: the id of its entry, which the family's selects hold. */
  nation: z.string(),
  nativePlace: z.string(),
  certificatesType: z.string(),
  certificatesNumber: z.string(),
  education: z.string(),
  /** The codes of the three. */
  codes: z.object({ nation: z.string(), certificatesType: z.string(), education: z.string() }),
  /** Midnight in the company's calendar, as every date without a time. */
  birthday: z.nullable(moment),
  telePhone: z.string(),
  landline: z.string(),
  mobilePhone: z.string(),
  /** It can be signed in with: messages to it reached me. */
  mobileVerified: z.boolean(),
  email: z.string(),
  urgentContacts: z.string(),
  urgentTelePhone: z.string(),
  postalAddress: z.string(),
  avatar: z.string(),
  theme: z.string(),
  language: z.string(),
  /** One company lives here; these stay false and empty. */
  isTenant: z.boolean(),
  currentTenantInfo: z.record(z.string(), z.string()),
});
export type BaseInfo = z.infer<typeof baseInfo>;

export const getBaseInfo = endpoint({
  name: 'getBaseInfo',
  method: 'GET',
  path: '/api/permission/Users/Current/BaseInfo',
  summary: 'What the company knows of me',
  response: baseInfo,
});

export const saveBaseInfo = endpoint({
  name: 'saveBaseInfo',
  method: 'PUT',
  path: '/api/permission/Users/Current/BaseInfo',
  summary: 'Change what is mine to change; what is left out stays as it was',
  body: ownBaseInfo,
  success: 'saved',
  errors: ['FIELDS_INVALID'],
});

/** An organisation one belongs to, or a position one holds; one of them is the main one. */
export const belonging = z.object({ id: z.string(), fullName: z.string(), isDefault: z.boolean() });
export type Belonging = z.infer<typeof belonging>;

export const listMyOrganisations = endpoint({
  name: 'listMyOrganisations',
  method: 'GET',
  path: '/api/permission/Users/Current/getUserOrganizes',
  summary: 'The organisations I belong to',
  response: z.array(belonging),
});

export const listMyPositions = endpoint({
  name: 'listMyPositions',
  method: 'GET',
  path: '/api/permission/Users/Current/getUserPositions',
  summary: 'My positions within the organisation I work in now',
  response: z.array(belonging),
});

export const changeMajor = endpoint({
  name: 'changeMajor',
  method: 'PUT',
  path: '/api/permission/Users/Current/major',
  summary: 'Work in another of my organisations, positions or systems from now on',
  body: z.object({
    majorId: id,
    majorType: z.enum(['Organize', 'Position', 'System']),
    /** 1: the app. Which system somebody works in is remembered apart for the app and for desks. */
    menuType: z.optional(z.union([z.number(), z.string().check(z.maxLength(10))])),
  }),
  success: 'switched',
  errors: ['NOT_FOUND', 'MAJOR_WITHOUT_MENUS', 'SYSTEM_WITHOUT_MENUS'],
});

/** Most signatures one person keeps. */
export const mostSignatures = 10;

export const signature = z.object({ id: z.string(), signImg: z.string(), isDefault: flag });
export type Signature = z.infer<typeof signature>;

export const listSignatures = endpoint({
  name: 'listSignatures',
  method: 'GET',
  path: '/api/permission/Users/Current/SignImg',
  summary: 'My handwritten signatures',
  response: z.array(signature),
});

export const addSignature = endpoint({
  name: 'addSignature',
  method: 'POST',
  path: '/api/permission/Users/Current/SignImg',
  summary: 'Keep a signature I drew; the first one is the default',
  body: z.object({ signImg: signaturePicture, isDefault: z._default(flag, 0) }),
  response: z.object({ id: z.string() }),
  success: 'saved',
  errors: ['SIGNATURE_UNREADABLE', 'TOO_MANY_SIGNATURES'],
});

export const chooseSignature = endpoint({
  name: 'chooseSignature',
  method: 'PUT',
  path: '/api/permission/Users/Current/:id/SignImg',
  summary: 'Sign with this one from now on',
  params: z.object({ id }),
  success: 'set',
  errors: ['NOT_FOUND'],
});

export const deleteSignature = endpoint({
  name: 'deleteSignature',
  method: 'DELETE',
  path: '/api/permission/Users/Current/:id/SignImg',
  summary: 'Forget a signature of mine',
  params: z.object({ id }),
  success: 'deleted',
  errors: ['NOT_FOUND'],
});

export const device = z.object({
  id: z.string(),
  /** The kind of client: `app` or `pc`. */
  origin: z.string(),
  agent: z.string(),
  address: z.string(),
  signedInAt: moment,
  lastSeenAt: moment,
  /** The one this was asked from. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const listMyDevices = endpoint({
  name: 'listMyDevices',
  method: 'GET',
  path: '/api/permission/Users/Current/Devices',
  summary: 'Where I am signed in, this device first',
  response: listOf(device),
});

export const signOutDevice = endpoint({
  name: 'signOutDevice',
  method: 'DELETE',
  path: '/api/permission/Users/Current/Devices/:id',
  summary: 'Sign that device out',
  params: z.object({ id }),
  success: 'done',
  errors: ['NOT_FOUND'],
});

export const signOutOtherDevices = endpoint({
  name: 'signOutOtherDevices',
  method: 'DELETE',
  path: '/api/permission/Users/Current/Devices',
  summary: 'Sign every device out but this one',
  success: 'done',
});

export const login = z.object({ id: z.string(), at: moment, address: z.string(), agent: z.string() });
export type Login = z.infer<typeof login>;

export const listMyLogins = endpoint({
  name: 'listMyLogins',
  method: 'GET',
  path: '/api/permission/Users/Current/Logins',
  summary: 'When and from where I signed in, newest first',
  query: z.object(paging),
  response: pageOf(login),
});

/** Minutes after midnight, where the person is. */
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));

/** The kinds of notification a person can turn off, by the message they announce. */
export const notificationKinds = ['chat', 'workflow', 'notice', 'system', 'schedule'] as const;

export const preferences = z.object({
  notifications: z.object({
    chat: z.boolean(),
    workflow: z.boolean(),
    notice: z.boolean(),
    system: z.boolean(),
    schedule: z.boolean(),
  }),
  /** No sound and no push between these times; the messages themselves arrive. */
  quietHours: z.object({
    enabled: z.boolean(),
    from: minuteOfDay,
    to: minuteOfDay,
    /** An IANA zone: the phone may travel, the night stays where the person sleeps. */
    zone: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
});
export type Preferences = z.infer<typeof preferences>;

export const defaultPreferences: Preferences = {
  notifications: { chat: true, workflow: true, notice: true, system: true, schedule: true },
  quietHours: { enabled: false, from: 22 * 60, to: 7 * 60, zone: 'Asia/Shanghai' },
};

export const getPreferences = endpoint({
  name: 'getPreferences',
  method: 'GET',
  path: '/api/permission/Users/Current/Preferences',
  summary: 'What I want to be told, and when not',
  response: preferences,
});

export const savePreferences = endpoint({
  name: 'savePreferences',
  method: 'PUT',
  path: '/api/permission/Users/Current/Preferences',
  summary: 'Change what I want to be told, and when not',
  body: preferences,
  success: 'saved',
  errors: ['FIELDS_INVALID'],
  audited: false,
});

/** A way to sign in from outside, and what of mine is tied to it. */
export const boundSocial = z.object({
  enname: z.string(),
  name: z.string(),
  icon: z.string(),
  logo: z.string(),
  /** Null while nothing is tied. */
  entity: z.nullable(z.object({ id: z.string(), socialName: z.string(), creatorTime: moment })),
});

export const listMySocials = endpoint({
  name: 'listMySocials',
  method: 'GET',
  path: '/api/permission/socials/login',
  summary: 'The ways in from outside, and which of them are tied to me',
  response: z.array(boundSocial),
});

export const untieSocial = endpoint({
  name: 'untieSocial',
  method: 'DELETE',
  path: '/api/permission/socials/:id',
  summary: 'No longer let that identity sign in as me',
  params: z.object({ id }),
  success: 'done',
  errors: ['NOT_FOUND'],
});
