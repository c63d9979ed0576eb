import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, success } from '../../testing/answers.ts';
import * as company from '../../testing/company.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { field, showForm } from './testing/show-form.tsx';

const list = (nodes: unknown) => success({ list: nodes });
const answers: Record<string, Answer[]> = {
  'GET /api/permission/Users/Selector': [list(company.userTree)],
  'GET /api/permission/Organize/Selector/0': [list(company.organisationTree)],
  'GET /api/permission/Organize/Department/Selector/0': [list(company.departmentTree)],
  'GET /api/permission/Position/Selector': [list(company.positionTree)],
  'GET /api/permission/Role/Selector': [list(company.roleTree)],
  'GET /api/permission/Group/Selector': [success(company.groupTree)],
  'POST /api/permission/Users/getUserList': [list([company.userItem('sales02', '钱雨薇')])],
  'POST /api/permission/Users/getSelectedList': [list([])],
};
const box = (name: RegExp) => page.getByRole('button', { name });
const sheet = () => page.getByRole('dialog');
const row = (name: string) =>
  sheet()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));

afterEach(() => page.viewport(390, 844));

test('one person is an id, and nothing is null', async () => {
  const { store } = await showForm([field('user', '负责人', { required: true })], { answers });
  await box(/^负责人/).click();
  await row('上海公司').click();
  await row('海运部').click();
  await row('钱雨薇').click();
  await expect.poll(() => store.values.负责人).toBe('sales02');
  await page.getByRole('button', { name: '移除 钱雨薇' }).click();
  expect(store.values.负责人).toBeNull();
  store.tryToSend();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请选择负责人');
  await expect.element(box(/^负责人/)).toHaveAccessibleDescription('请选择负责人');
});

test('an organisation is the whole way down, several are a list of ways', async () => {
  const nodes = [field('organisation', '组织'), field('organisation', '多个组织', { multiple: true })];
  const { store } = await showForm(nodes, { answers });
  await box(/^组织/).click();
  await row('远航集团').click();
  await row('上海公司').click();
  await row('海运部').click();
  await expect.poll(() => store.values.组织).toEqual(['group', 'shanghai', 'sea']);
  await box(/^多个组织/).click();
  await row('远航集团').click();
  await row('上海公司').click();
  await row('海运部').click();
  await row('空运部').click();
  await sheet().getByRole('button', { name: '确定（2）' }).click();
  await expect
    .poll(() => store.values.多个组织)
    .toEqual([
      ['group', 'shanghai', 'sea'],
      ['group', 'shanghai', 'air'],
    ]);
});

test('departments, positions, roles, groups and mixed ones keep the shapes of the language', async () => {
  const nodes = [
    field('department', '部门', { multiple: true }),
    field('role', '角色'),
    field('group', '分组'),
    field('users', '抄送'),
  ];
  const { store } = await showForm(nodes, { answers });
  await box(/^部门/).click();
  await sheet().getByRole('searchbox').fill('海运');
  await row('海运部').click();
  await sheet().getByRole('button', { name: '确定（1）' }).click();
  await expect.poll(() => store.values.部门).toEqual(['sea']);
  await box(/^抄送/).click();
  await sheet().getByRole('searchbox').fill('方慧敏');
  await row('方慧敏').click();
  await sheet().getByRole('button', { name: '确定（1）' }).click();
  await expect.poll(() => store.values.抄送).toEqual(['acc01--user']);
});

test('to be read they are names: those that came with the record, or asked for', async () => {
  const nodes = [field('user', '甲'), field('user', '乙')];
  const { room } = await showForm(nodes, {
    mode: 'read',
    values: { 甲: 'sales02', 乙: 'sales01' },
    shown: { 乙: '周子涵' },
    answers,
  });
  await expect.element(page.getByText('钱雨薇')).toBeVisible();
  await expect.element(page.getByText('周子涵')).toBeVisible();
  const asked = await room.heard('POST /api/permission/Users/getUserList');
  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([{ ids: ['sales02'] }]);
});

test('in a cell of a grid one line is enough, and a cross empties it', async () => {
  await page.viewport(1280, 800);
  const table = field('table', '明细', { columns: [field('user', '经办', { multiple: true })] });
  const { store } = await showForm([table], {
    values: { 明细: [{ id: 'r1', 经办: ['sales02', 'sales01', 'ops01'] }] },
    answers: {
      ...answers,
      'POST /api/permission/Users/getUserList': [
        list([
          company.userItem('sales02', '钱雨薇'),
          company.userItem('sales01', '周子涵'),
          company.userItem('ops01', '周至'),
        ]),
      ],
    },
  });
  await expect.element(page.getByText('钱雨薇、周子涵、周至')).toBeInTheDocument();
  const height = document.querySelector('.pick-box-compact')?.getBoundingClientRect().height ?? 99;
  expect(height).toBeLessThanOrEqual(44);
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: /^移除 钱雨薇/ }).click();
  expect(store.values.明细).toMatchObject([{ 经办: null }]);
});

test('axe finds nothing, in light and in dark', async () => {
  const nodes = [
    field('user', '负责人', { required: true }),
    field('organisation', '组织', { multiple: true }),
  ];
  const { store } = await showForm(nodes, { values: { 负责人: 'sales02' }, answers });
  store.tryToSend();
  await expect.element(page.getByText('钱雨薇')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    await settled();
    expect(await accessibilityProblems()).toEqual([]);
  }
});
