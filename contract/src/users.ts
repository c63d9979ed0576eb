import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  filteredBy,
  id,
  isExternal,
  listOf,
  moment,
  pageOf,
  pagingSortedBy,
  personName,
} from './envelope.ts';
import { day, optionalText } from './kept-fields.ts';

const base = '/api/permission/Users';

/** The screen an invitation opens, before anybody has signed in; the token stands behind the #. */
export const invitationPath = '/pages/login/invitation';

/** `active`: can sign in; `invited`: has no password yet; `disabled`: not for now; `left`: no longer of the company. */
export const userStates = ['active', 'invited', 'disabled', 'left'] as const;
export type UserState = (typeof userStates)[number];

export const userActNames = ['disable', 'enable', 'endSessions'] as const;
export type UserActName = (typeof userActNames)[number];

/** Letters without accents, so that everybody can type it; a sign between them. */
export const accountName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(50), z.regex(/^[A-Za-z0-9][A-Za-z0-9._@-]*$/));

const mobilePhone = z.string().check(z.trim(), z.maxLength(20), z.regex(/^(\+?[0-9][0-9 -]{4,18})?$/));
const email = z.string().check(z.trim(), z.maxLength(100), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/));
/** Without a default: what a change leaves out stays as it is. */
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const ids = (most: number) => z.array(id).check(z.maxLength(most));

/** What who manages people says of a person. */
const written = {
  account: accountName,
  realName: personName,
  ...{ mobilePhone, email, gender: text(10), ranks: text(50) },
  entryDate: z.nullable(day),
  managerId: z.nullable(id),
  /** The first is the one they mainly work in. */
  organisationIds: z.array(id).check(z.minLength(1), z.maxLength(20)),
  positionIds: ids(50),
  roleIds: ids(100),
  groupIds: ids(100),
  /** Only administrators make administrators. */
  isAdministrator: z.boolean(),
};

const named = z.object({ id: z.string(), fullName: z.string() });

export const userHead = z.object({
  ...{ id: z.string(), version: z.number(), account: z.string(), realName: z.string(), isExternal },
  ...{ headIcon: z.string(), state: z.enum(userStates), isAdministrator: z.boolean() },
  ...{ mobilePhone: z.string(), email: z.string(), entryDate: z.nullable(z.string()) },
  /** Paths of names, `公司/部门`; the main one first. */
  organisations: z.array(named),
  ...{ positions: z.array(named), roles: z.array(named) },
  manager: z.nullable(named),
  lastSignInAt: z.nullable(moment),
  creatorTime: moment,
});
export type UserHead = z.infer<typeof userHead>;

export const userDetail = z.object({
  ...userHead.shape,
  ...{ gender: z.string(), ranks: z.string(), groups: z.array(named) },
  leftOn: z.nullable(z.string()),
  /** Until when the last invitation can be used; null where there is none. */
  invitedUntil: z.nullable(moment),
  isLocked: z.boolean(),
  /** What the reader may do with them now. */
  can: z.array(
    z.enum([
      ...userActNames,
      ...(['edit', 'invite', 'resetPassword', 'leave', 'undoLeave', 'seeAs'] as const),
      ...(['unlock', 'giveRoles', 'makeAdministrator'] as const),
    ]),
  ),
});
export type UserDetail = z.infer<typeof userDetail>;

const module = { modelId: 'user' } as const;
const needs = (button: string) => ({ modelId: 'user', button }) as const;
const params = z.object({ id });
const saved = z.object({ id: z.string(), version: z.number() });
const refused = [
  ...(['FORBIDDEN', 'ACCOUNT_TAKEN', 'MOBILE_TAKEN', 'MANAGER_RING', 'POSITION_ELSEWHERE'] as const),
  ...(['ENTITY_REFERENCE_MISSING', 'LAST_ADMINISTRATOR', 'FIELDS_INVALID'] as const),
];

export const userColumns = ['account', 'realName', 'lastSignInAt', 'creatorTime'] as const;

export const listManagedUsers = endpoint({
  ...{ name: 'listManagedUsers', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Everybody with an account, for who manages people',
  body: z.object({
    ...pagingSortedBy(userColumns),
    filters: filteredBy({
      state: z.optional(z.array(z.enum(userStates)).check(z.maxLength(4))),
      isExternal: z.optional(z.boolean()),
      /** With everything below it. */
      organisationId: z.optional(id),
      ...{ positionId: z.optional(id), roleId: z.optional(id), groupId: z.optional(id) },
      managerId: z.optional(id),
      isAdministrator: z.optional(z.boolean()),
    }),
  }),
  response: pageOf(userHead),
  needs: module,
});

export const getManagedUser = endpoint({
  ...{ name: 'getManagedUser', method: 'GET', path: `${base}/:id/Managed` },
  summary: 'One person with everything that is managed of them',
  params,
  response: userDetail,
  errors: ['NOT_FOUND'],
  needs: module,
});

export const addUser = endpoint({
  ...{ name: 'addUser', method: 'POST', path: base },
  summary: 'Add a colleague; they sign in once they were invited or given a password',
  body: z.object({
    ...{ account: written.account, realName: written.realName, organisationIds: written.organisationIds },
    mobilePhone: z._default(written.mobilePhone, ''),
    email: z._default(written.email, ''),
    ...{ gender: optionalText(10), ranks: optionalText(50) },
    entryDate: z._default(written.entryDate, null),
    managerId: z._default(written.managerId, null),
    positionIds: z._default(written.positionIds, []),
    roleIds: z._default(written.roleIds, []),
    groupIds: z._default(written.groupIds, []),
    isAdministrator: z._default(written.isAdministrator, false),
  }),
  response: saved,
  success: 'created',
  errors: refused,
  needs: needs('btn_add'),
});

export const changeUser = endpoint({
  ...{ name: 'changeUser', method: 'PUT', path: `${base}/:id` },
  summary: 'Change what is managed of a person; what is left out stays as it is',
  params,
  body: z.object({ version: z.number(), changes: z.partial(z.object(written)) }),
  response: saved,
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', ...refused],
  needs: needs('btn_edit'),
});

export const actOnUsers = endpoint({
  ...{ name: 'actOnUsers', method: 'POST', path: `${base}/Actions/:act` },
  summary: 'Disable or enable people, or sign them out everywhere; all or none',
  params: z.object({ act: z.enum(userActNames) }),
  body: z.object({
    users: z.array(z.object({ id, version: z.number() })).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'NOT_ONESELF'] as const),
    ...(['USER_STATE_WRONG', 'LAST_ADMINISTRATOR'] as const),
  ],
  needs: module,
});

export const inviteUser = endpoint({
  ...{ name: 'inviteUser', method: 'POST', path: `${base}/:id/Invite` },
  summary: 'Make a link by which somebody sets their own password, once and for some days; earlier links end',
  params,
  response: z.object({ token: z.string(), expiresAt: moment }),
  success: 'created',
  // The link lets in whoever holds it.
  keepsReply: false,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'USER_STATE_WRONG'],
  needs: needs('btn_password'),
});

export const resetPassword = endpoint({
  ...{ name: 'resetPassword', method: 'POST', path: `${base}/:id/Actions/ResetPassword` },
  summary: 'Give somebody a password that they change when they sign in; they are signed out everywhere',
  params,
  body: z.object({ userPassword: z.string().check(z.minLength(1), z.maxLength(200)) }),
  success: 'done',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_ONESELF', 'USER_STATE_WRONG', 'PASSWORD_TOO_WEAK'],
  needs: needs('btn_password'),
});

export const seeAs = endpoint({
  ...{ name: 'seeAs', method: 'POST', path: `${base}/:id/Actions/SeeAs` },
  summary: 'See the system as somebody else for half an hour, without changing anything; they are told',
  params,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) }),
  response: z.object({ token: z.string(), endsAt: moment }),
  // The token is nobody's but of who asked now.
  keepsReply: false,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_ONESELF', 'USER_STATE_WRONG'],
  needs: needs('btn_seeAs'),
});

export const endSeeAs = endpoint({
  ...{ name: 'endSeeAs', method: 'POST', path: `${base}/Actions/EndSeeAs` },
  summary: 'Stop seeing the system as somebody else, before the time is over',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  success: 'done',
});

export const listUserDevices = endpoint({
  ...{ name: 'listUserDevices', method: 'GET', path: `${base}/:id/Devices` },
  summary: 'Where somebody is signed in',
  params,
  response: listOf(
    z.object({
      ...{ id: z.string(), origin: z.string(), agent: z.string(), address: z.string() },
      ...{ signedInAt: moment, lastSeenAt: moment },
    }),
  ),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  needs: needs('btn_sessions'),
});

export const endUserDevice = endpoint({
  ...{ name: 'endUserDevice', method: 'POST', path: `${base}/:id/Devices/:deviceId/End` },
  summary: 'Sign somebody out of one device',
  params: z.object({ id, deviceId: id }),
  success: 'done',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  needs: needs('btn_sessions'),
});

export const changeUserPortrait = endpoint({
  ...{ name: 'changeUserPortrait', method: 'PUT', path: `${base}/:id/Avatar/:name` },
  summary: 'Give somebody a picture I uploaded as userAvatar for their portrait; it is theirs from then on',
  params: z.object({ id, name: id }),
  success: 'saved',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  needs: needs('btn_edit'),
});

export const undoUserChanges = endpoint({
  ...{ name: 'undoUserChanges', method: 'POST', path: `${base}/Undo` },
  summary: 'Take back the last change of people, as long as nothing else happened since; all or none',
  body: z.object({
    /** The version that the change to be taken back made. */
    users: z.array(z.object({ id, version: z.number() })).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'USER_UNDO_OVER', 'NOT_ONESELF', ...refused],
  needs: module,
});

export const listUserHistory = endpoint({
  ...{ name: 'listUserHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what of a person, the newest first',
  params,
  response: listOf(
    z.object({
      ...{ version: z.number(), at: moment, byName: z.string() },
      /** `add`: the account was made then; `import`: by a sheet; `undo`: what was changed before was taken back. */
      act: z.enum(['add', 'import', 'update', 'undo']),
      differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs: module,
});

export const getInvitation = endpoint({
  ...{ name: 'getInvitation', method: 'POST', path: `${base}/Invitation`, command: false, access: 'open' },
  summary: 'Whom an invitation is for',
  body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
  response: z.object({ account: z.string(), realName: z.string(), expiresAt: moment }),
  errors: ['INVITATION_OVER'],
});

export const acceptInvitation = endpoint({
  ...{ name: 'acceptInvitation', method: 'POST', path: `${base}/Invitation/Accept`, access: 'open' },
  summary: 'Set the own password by an invitation, and sign in with it',
  body: z.object({
    token: z.string().check(z.minLength(20), z.maxLength(100)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ token: z.string(), theme: z.string() }),
  keepsReply: false,
  errors: ['INVITATION_OVER', 'PASSWORD_TOO_WEAK', 'ACCOUNT_DISABLED', 'TRY_LATER'],
});
