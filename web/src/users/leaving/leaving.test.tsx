import { refusals } from '@fairway/contract/errors.ts';
import type { LeavingPreview } from '@fairway/contract/leaving.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { leavingPathOf, userPathOf } from '../paths.ts';
import { calls, detail, openUsers } from '../testing/users.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const base = '/api/permission/Users/u1';
const preview = `GET ${base}/Leaving`;
const leave = `POST ${base}/Leave`;

const manager = { id: 'u9', fullName: '沈立群', headIcon: '' };
const holding = (changes: Partial<LeavingPreview['holdings'][number]>) => ({
  ...{ kind: 'tasks' as const, count: 0, examples: [] },
  ...changes,
});
const held = (changes: Partial<LeavingPreview> = {}): LeavingPreview => ({
  ...{ id: 'u1', version: 3, account: 'lin.xiao', realName: '林晓', headIcon: '', department: '远航/操作部' },
  ...{ suggested: manager, sessions: 2 },
  holdings: [
    holding({ kind: 'tasks', count: 3, examples: [{ name: '周子涵的报销申请', link: '' }] }),
    holding({ kind: 'flowSteps', count: 1, examples: [{ name: '请假', link: '/pages/system/flow?id=f1' }] }),
    holding({ kind: 'delegations', count: 1 }),
    holding({ kind: 'customers', count: 10_001 }),
    holding({ kind: 'quotes', count: 0 }),
  ],
  ...changes,
});

const named = (id: string, realName: string) => ({
  ...{ id, realName, fullName: `${realName}/${id}`, account: id, type: 'user', headIcon: '', gender: '' },
  ...{ mobilePhone: '', organize: '', icon: '', organizeIds: [], isAdministrator: false, enabledMark: 1 },
  isExternal: false,
});
const open = (path: string, answers: Record<string, Answer[]> = {}) =>
  openUsers(path, {
    [preview]: [success(held())],
    'POST /api/permission/Users/getUserList': [success({ list: [named('u9', '沈立群')] })],
    ...answers,
  });

afterEach(() => page.viewport(390, 844));

test('goes from the day to who gets what, says what will happen, and what was done', async () => {
  const room = await open(leavingPathOf('u1'), {
    [leave]: [
      success({
        ...{ id: 'u1', version: 4, later: 7 },
        handedOver: [{ kind: 'tasks', count: 4, to: { id: 'u9', fullName: '沈立群' } }],
      }),
    ],
  });
  await expect.element(page.getByText('lin.xiao · 远航/操作部')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('10000 以上')).toBeVisible();
  await page.getByRole('button', { name: /待办审批/ }).click();
  await expect.element(page.getByText('周子涵的报销申请')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('待办审批 3 项交给 沈立群')).toBeVisible();
  await expect.element(page.getByText('委托 1 项结束')).toBeVisible();
  await expect.element(page.getByText(/2 台设备退出登录/)).toBeVisible();
  await page.getByRole('button', { name: '确认离职' }).click();
  await expect.element(page.getByText('待办审批 4 项交给 沈立群')).toBeVisible();
  await expect.element(page.getByText(/其余 7 个待办/)).toBeVisible();
  expect(bodyOf((await room.heard(leave))[0])).toMatchObject({ version: 3, toId: 'u9', receivers: {} });
  await page.getByRole('button', { name: '查看此人' }).click();
  await expect.poll(place).toBe(userPathOf('u1'));
});

test('asks for somebody before it goes on, and says for what', async () => {
  await open(leavingPathOf('u1'), { [preview]: [success(held({ suggested: null }))] });
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('还有事项没有接收人：待办审批、客户')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '下一步' })).toBeDisabled();
});

test('who holds nothing can leave at once', async () => {
  await page.viewport(1440, 900);
  await open(leavingPathOf('u1'), { [preview]: [success(held({ holdings: [], suggested: null }))] });
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('名下没有需要交接的事项')).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByRole('button', { name: '确认离职' })).toBeEnabled();
  expect(await accessibilityProblems()).toEqual([]);
});

test('what is refused is said, and what they hold is looked at again', async () => {
  const room = await open(leavingPathOf('u1'), {
    [leave]: [refused(refusals.RECEIVER_WRONG.code, '沈立群 不能接收')],
  });
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '确认离职' }).click();
  await expect.element(page.getByText('沈立群 不能接收')).toBeVisible();
  await expect.element(page.getByText('全部交给')).toBeVisible();
  await expect.poll(async () => (await room.heard(preview)).length).toBe(2);
});

test('the leaving of somebody can be undone where the server says so', async () => {
  const room = await openUsers(userPathOf('u1'), {
    [calls.one('u1')]: [
      success(detail({ state: 'left', leftOn: '2026-11-18', version: 4, can: ['enable', 'undoLeave'] })),
    ],
    [`GET ${base}/Left`]: [
      success({
        ...{ leftOn: '2026-11-18', at: 1_780_000_000_000, byName: '系统管理员', canUndo: true },
        handedOver: [{ kind: 'customers', count: 12, to: { id: 'u9', fullName: '沈立群' } }],
      }),
    ],
    [`POST ${base}/Leave/Undo`]: [
      success({ id: 'u1', version: 5, handedBack: [{ kind: 'customers', count: 11, kept: 1 }] }),
    ],
  });
  await expect.element(page.getByText('客户 12 项交给 沈立群')).toBeVisible();
  await page.getByRole('button', { name: '撤销离职' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销离职' }).click();
  await expect.element(page.getByText('已撤销，交还 11 项，1 项保持不变')).toBeVisible();
  expect(bodyOf((await room.heard(`POST ${base}/Leave/Undo`))[0])).toEqual({ version: 4 });
});
