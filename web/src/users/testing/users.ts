import type { UserDetail, UserHead } from '@fairway/contract/users.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const user = (changes: Partial<UserHead> = {}): UserHead => ({
  ...{ id: 'u1', version: 3, account: 'lin.xiao', realName: '林晓', isExternal: false, headIcon: '' },
  ...{ state: 'active', isAdministrator: false, mobilePhone: '13800001111', email: 'lin@example.com' },
  entryDate: '2026-03-01',
  organisations: [{ id: 'o1', fullName: '远航/操作部' }],
  positions: [{ id: 'p1', fullName: '操作' }],
  roles: [{ id: 'r1', fullName: '操作员' }],
  manager: { id: 'u9', fullName: '沈立群' },
  ...{ lastSignInAt: 1_780_000_000_000, creatorTime: 1_770_000_000_000 },
  ...changes,
});

export const detail = (changes: Partial<UserDetail> = {}): UserDetail => ({
  ...user(),
  ...{ gender: '', ranks: 'P5', groups: [], leftOn: null, invitedUntil: null, isLocked: false },
  can: ['edit', 'disable', 'endSessions', 'invite', 'resetPassword', 'giveRoles', 'makeAdministrator'],
  ...changes,
});

const base = '/api/permission/Users';
export const calls = {
  list: `POST ${base}/List`,
  one: (id: string) => `GET ${base}/${id}/Managed`,
  add: `POST ${base}`,
  change: (id: string) => `PUT ${base}/${id}`,
  act: (act: string) => `POST ${base}/Actions/${act}`,
  invite: (id: string) => `POST ${base}/${id}/Invite`,
  reset: (id: string) => `POST ${base}/${id}/Actions/ResetPassword`,
  devices: (id: string) => `GET ${base}/${id}/Devices`,
  history: (id: string) => `GET ${base}/${id}/History`,
  invitation: `POST ${base}/Invitation`,
  accept: `POST ${base}/Invitation/Accept`,
  undo: `POST ${base}/Undo`,
  endDevice: (id: string, device: string) => `POST ${base}/${id}/Devices/${device}/End`,
  preview: `POST ${base}/Import/Preview`,
  importAll: `POST ${base}/Import`,
  undoImport: (id: string) => `POST ${base}/Import/${id}/Undo`,
  inviteAll: (id: string) => `POST ${base}/Import/${id}/Invite`,
  organisations: 'GET /api/permission/Organize/Selector/0',
};

export const usersList = (list: readonly UserHead[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 100, total: list.length } });

/** The app at a screen of people, with one who works and one who was invited. */
export function openUsers(path: string, answers: Record<string, Answer[]> = {}) {
  const office = {
    ...{ id: 'o1', parentId: '-1', fullName: '操作部', type: 'department', icon: '', hasChildren: false },
    ...{ isLeaf: true, enabledMark: 1, organize: '远航/操作部', organizeIds: ['o1'], quickQuery: '' },
    onlyId: 'o1',
  };
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, isAdministrator: true },
      permissionList: [
        grants('user', ['btn_add', 'btn_edit', 'btn_disable', 'btn_password', 'btn_sessions', 'btn_upload']),
      ],
    },
    answers: {
      [calls.list]: [
        usersList([user(), user({ id: 'u2', account: 'wang', realName: '王敏', state: 'invited' })]),
      ],
      [calls.one('u1')]: [success(detail())],
      [calls.one('u2')]: [
        success(detail({ id: 'u2', account: 'wang', realName: '王敏', state: 'invited', version: 1 })),
      ],
      [calls.devices('u1')]: [
        success({
          list: [
            {
              ...{ id: 's1', origin: 'pc', agent: 'Chrome · Windows', address: '10.0.0.8' },
              ...{ signedInAt: 1_780_000_000_000, lastSeenAt: 1_780_000_000_000 },
            },
          ],
        }),
      ],
      [calls.devices('u2')]: [success({ list: [] })],
      [calls.history('u1')]: [
        success({
          list: [
            {
              ...{ version: 3, at: 1_780_000_000_000, byName: '系统管理员', act: 'update' },
              differences: [{ field: 'realName', before: '林小', after: '林晓' }],
            },
          ],
        }),
      ],
      [calls.history('u2')]: [success({ list: [] })],
      [calls.organisations]: [success({ list: [office] })],
      ...answers,
    },
  });
}
