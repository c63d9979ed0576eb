import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import * as company from '../../testing/company.ts';
import { userInfo } from '../../testing/people.ts';
import { showPart } from '../../testing/show-part.tsx';
import { useSession } from '../../wire/session-store.ts';
import { DepartmentSelect } from './department-select.tsx';
import { GroupSelect } from './group-select.tsx';
import { OrganisationSelect } from './organisation-select.tsx';
import { PositionSelect } from './position-select.tsx';
import { RoleSelect } from './role-select.tsx';
import { SubordinateSelect } from './subordinate-select.tsx';
import { UserSelect } from './user-select.tsx';
import { UsersSelect } from './users-select.tsx';

const list = (nodes: unknown) => success({ list: nodes });
const trees: Record<string, Answer[]> = {
  'GET /api/permission/Users/Selector': [list(company.userTree)],
  'GET /api/permission/Organize/Selector/0': [list(company.organisationTree)],
  'GET /api/permission/Organize/Department/Selector/0': [list(company.departmentTree)],
  'GET /api/permission/Position/Selector': [list(company.positionTree)],
  'GET /api/permission/Role/Selector': [list(company.roleTree)],
  'GET /api/permission/Group/Selector': [success(company.groupTree)],
  'POST /api/permission/Users/getSubordinates': [success([company.userItem('sales02', '钱雨薇')])],
  'POST /api/permission/Users/getUserList': [list([])],
  'POST /api/permission/Users/getSelectedList': [list([])],
};

interface ChosenProps<T> {
  start: T;
  children: (value: T, onChange: (value: T) => void) => ReactNode;
}

/** A form of one field that tells its value. */
function Chosen<T>({ start, children }: ChosenProps<T>) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ padding: 16 }}>
      {children(value, setValue)}
      <output>{JSON.stringify(value)}</output>
    </div>
  );
}

const oneUser = (more: Partial<Parameters<typeof UserSelect>[0]> = {}, start = '') => (
  <Chosen start={start}>
    {(value, onChange) => (
      <UserSelect label="负责人" {...(more as object)} value={value} onChange={onChange} />
    )}
  </Chosen>
);
const manyUsers = (start: string[] = []) => (
  <Chosen start={start}>
    {(value, onChange) => <UserSelect label="成员" multiple value={value} onChange={onChange} />}
  </Chosen>
);

const value = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null') as unknown;
const sheet = () => page.getByRole('dialog');
const field = (name: string | RegExp) => page.getByRole('button', { name });
/** Chips stand above the middle of it. */
const openField = async (name: RegExp) => field(name).click({ position: { x: 350, y: 20 } });
const row = (name: string) =>
  sheet()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const search = () => sheet().getByRole('searchbox');
/** A sheet that still rises has other colours. */
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
const focused = () => document.activeElement?.textContent;

afterEach(() => page.viewport(390, 844));

test('one person: level by level, a tap confirms, the focus is back on the field', async () => {
  await showPart(oneUser(), trees);
  await openField(/负责人/);
  await expect.element(row('上海公司')).toBeVisible();
  await expect.element(sheet().getByText('4 人', { exact: true })).toBeVisible();
  await row('上海公司').click();
  await row('海运部').click();
  await expect
    .element(sheet().getByRole('navigation', { name: '当前位置' }))
    .toHaveTextContent('全部远航集团上海公司海运部');
  await row('钱雨薇').click();
  await expect.poll(value).toBe('sales02');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(page.getByText('钱雨薇')).toBeVisible();
  await expect.element(field(/负责人/)).toHaveFocus();
  await field('移除 钱雨薇').click();
  expect(value()).toBe('');
});

test('the body of the sheet is 780 rpx high on a phone, the sheet stands at the side of a desk', async () => {
  await showPart(oneUser(), trees);
  await openField(/负责人/);
  await expect.element(row('上海公司')).toBeVisible();
  const body = () => document.querySelector('.pick-sheet')?.getBoundingClientRect();
  expect(Math.round(body()?.height ?? 0)).toBe(Math.round((780 * 390) / 750));
  await page.viewport(1440, 900);
  await expect.poll(() => Math.round(body()?.right ?? 0)).toBe(1440);
});

test('a search by initials finds somebody once with all departments, and marks what was typed', async () => {
  await showPart(oneUser(), trees);
  await openField(/负责人/);
  await search().fill('zzh');
  await expect.element(row('周子涵')).toBeVisible();
  expect(
    sheet()
      .getByText(/周子涵/)
      .elements(),
  ).toHaveLength(1);
  await expect.element(sheet().getByText('上海公司/海运部 · 上海公司/空运部')).toBeVisible();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['周子涵']);
  await search().fill('qian');
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('钱');
  await search().fill('财务');
  await row('财务部').click();
  await expect.element(row('方慧敏')).toBeVisible();
  await search().fill('没有这个人');
  await expect.element(sheet().getByText('没有符合条件的数据')).toBeVisible();
});

test('several people: count, all here, the chosen list, clear, and nothing changes without a yes', async () => {
  await showPart(manyUsers(['acc01']), trees);
  await expect.element(page.getByText('…')).not.toBeInTheDocument();
  await openField(/成员/);
  await row('上海公司').click();
  await row('海运部').click();
  await sheet().getByRole('button', { name: '全选本级' }).click();
  await expect.element(sheet().getByRole('button', { name: '确定（4）' })).toBeVisible();
  await row('周至').click();
  await expect.element(sheet().getByRole('button', { name: '确定（3）' })).toBeVisible();
  expect(sheet().getByRole('button', { name: '全选本级' }).element().getAttribute('aria-pressed')).toBe(
    'mixed',
  );
  await sheet().getByRole('button', { name: '已选 3 人' }).click();
  await sheet().getByRole('button', { name: '移除 方慧敏' }).click();
  await expect.element(sheet().getByText('方慧敏')).not.toBeInTheDocument();
  expect(value()).toEqual(['acc01']);
  await sheet().getByRole('button', { name: '确定（2）' }).click();
  await expect.poll(value).toEqual(['sales01', 'sales02']);
  await openField(/成员/);
  await sheet().getByRole('button', { name: '已选 2 人' }).click();
  await sheet().getByRole('button', { name: '清空' }).click();
  await expect.element(sheet().getByText('还没有选择')).toBeVisible();
  await sheet().getByRole('button', { name: '关闭' }).click();
  expect(value()).toEqual(['sales01', 'sales02']);
  await openField(/成员/);
  await expect.element(sheet().getByRole('button', { name: '确定（2）' })).toBeVisible();
});

test('the keys: ↓ → ← Space Enter Backspace / Esc', async () => {
  await page.viewport(1440, 900);
  await showPart(manyUsers(), trees);
  await openField(/成员/);
  await expect.element(row('上海公司')).toBeVisible();
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toMatch(/上海公司/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toMatch(/海运部/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toMatch(/周子涵/);
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(sheet().getByRole('button', { name: '确定（1）' })).toBeVisible();
  expect(focused()).toMatch(/钱雨薇/);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toMatch(/海运部/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toMatch(/空运部/);
  await userEvent.keyboard('/');
  await expect.element(search()).toHaveFocus();
  expect((search().element() as HTMLInputElement).value).toBe('');
  await userEvent.keyboard('{Backspace}');
  await expect.element(row('上海公司')).toBeVisible();
  await userEvent.keyboard('tom{Enter}');
  await expect.element(sheet().getByRole('button', { name: '确定（2）' })).toBeVisible();
  // The first empties the search, the second closes.
  await userEvent.keyboard('{Escape}');
  await expect.element(row('上海公司')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(value()).toEqual([]);
});

test('recent picks come first, without those out of range, and not for somebody else', async () => {
  localStorage.setItem(
    'recentPicks',
    JSON.stringify({ userId: 'u1', picks: { user: ['gone--user', 'tom--user', 'sea--organisation'] } }),
  );
  await showPart(oneUser(), trees);
  await openField(/负责人/);
  const recent = sheet().getByRole('group', { name: '最近选择' });
  await expect.element(recent.getByRole('button', { name: 'Tom Lee' })).toBeVisible();
  expect(recent.getByRole('button').elements()).toHaveLength(1);
  await search().fill('fhm');
  await row('方慧敏').click();
  await expect.poll(value).toBe('acc01');
  await openField(/负责人/);
  await expect
    .poll(() =>
      recent
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    )
    .toHaveLength(2);
  await recent.getByRole('button', { name: 'Tom Lee' }).click();
  await expect.poll(value).toBe('tom');
  useSession.setState({ userInfo: { ...userInfo, userId: 'other' } });
  await openField(/负责人/);
  await expect.element(row('上海公司')).toBeVisible();
  await expect.element(recent).not.toBeInTheDocument();
  expect(localStorage.getItem('recentPicks')).toBeNull();
});

test('a range asks the server who is in it and offers nobody else', async () => {
  const inRange = 'POST /api/permission/Users/UserCondition';
  const range = { selectType: 'custom' as const, ableRoleIds: ['r1'], ableDepIds: ['finance'] };
  const pages = [1, 2].map((currentPage) =>
    success({
      list: [company.userItem(currentPage === 1 ? 'tom' : 'acc01', '')],
      pagination: { currentPage, pageSize: 500, total: 501 },
    }),
  );
  const room = await showPart(oneUser(range), { ...trees, [inRange]: pages });
  await openField(/负责人/);
  await row('财务部').click();
  await expect.element(row('方慧敏')).toBeVisible();
  await search().fill('zhou');
  await expect.element(sheet().getByText('没有符合条件的数据')).toBeVisible();
  await search().fill('tom');
  await expect.element(row('Tom')).toBeVisible();
  const asked = (await room.heard(inRange)).map(({ body }) => JSON.parse(body) as unknown);
  expect(asked).toMatchObject([
    { roleIds: ['r1'], departIds: ['finance'], userIds: [], pagination: { currentPage: 1, pageSize: 500 } },
    { pagination: { currentPage: 2 } },
  ]);
});

test('a range that names nothing is nobody, and the server is not asked', async () => {
  const room = await showPart(oneUser({ selectType: 'role' }), trees);
  await openField(/负责人/);
  await expect.element(sheet().getByText('没有可选的内容')).toBeVisible();
  expect(await room.heard('POST /api/permission/Users/UserCondition')).toEqual([]);
});

test('companies are shown among the departments and cannot be picked', async () => {
  await showPart(
    <Chosen start="">
      {(id, onChange) => <DepartmentSelect label="部门" value={id} onChange={onChange} />}
    </Chosen>,
    trees,
  );
  await openField(/部门/);
  await expect.element(row('上海公司')).toBeVisible();
  expect(sheet().getByRole('button', { name: '选择 上海公司' }).elements()).toHaveLength(0);
  await row('上海公司').click();
  await row('空运部').click();
  await expect.poll(value).toBe('air');
});

test('an organisation is the way down to it; several are several ways', async () => {
  await showPart(
    <Chosen<string[][]> start={[['group', 'finance']]}>
      {(paths, onChange) => <OrganisationSelect label="组织" multiple value={paths} onChange={onChange} />}
    </Chosen>,
    trees,
  );
  await openField(/组织/);
  await row('远航集团').click();
  await sheet().getByRole('button', { name: '选择 上海公司' }).click();
  await row('上海公司').click();
  await row('海运部').click();
  await sheet().getByRole('button', { name: '确定（3）' }).click();
  await expect.poll(value).toEqual([
    ['group', 'finance'],
    ['group', 'shanghai'],
    ['group', 'shanghai', 'sea'],
  ]);
});

test('mixed: people, organisations, positions, roles and groups keep their types', async () => {
  await showPart(
    <Chosen<string[]> start={['tom--user']}>
      {(ids, onChange) => <UsersSelect label="抄送" value={ids} onChange={onChange} />}
    </Chosen>,
    trees,
  );
  await openField(/抄送/);
  await row('组织和人员').click();
  await sheet().getByRole('button', { name: '选择 远航集团' }).click();
  for (const [typed, name] of [
    ['销售专员', '销售专员'],
    ['销售', '销售.*全局'],
    ['上线', '上线小组'],
    ['海运部', '海运部'],
    ['fhm', '方慧敏'],
  ] as const) {
    await search().fill(typed);
    await row(name).click();
  }
  await sheet().getByRole('button', { name: '确定（7）' }).click();
  await expect
    .poll(value)
    .toEqual([
      'tom--user',
      'group--company',
      'seller--position',
      'r1--role',
      'g1--group',
      'sea--department',
      'acc01--user',
    ]);
});

test('subordinates, positions, roles and groups', async () => {
  function All() {
    const [values, setValues] = useState<Record<string, string>>({});
    const given = (name: string) => ({
      label: name,
      value: values[name] ?? '',
      onChange: (id: string) => setValues((before) => ({ ...before, [name]: id })),
    });
    return (
      <>
        <SubordinateSelect {...given('下属')} />
        <PositionSelect {...given('岗位')} />
        <RoleSelect {...given('角色')} />
        <GroupSelect {...given('分组')} />
        <output>{JSON.stringify(values)}</output>
      </>
    );
  }
  await showPart(<All />, trees);
  const picks = [
    ['下属', '钱雨薇'],
    ['岗位', '销售专员'],
    ['角色', '销售'],
    ['分组', '上线小组'],
  ] as const;
  for (const [name, thing] of picks) {
    await field(new RegExp(`^${name}`)).click();
    await search().fill(thing);
    await row(thing).click();
  }
  await expect.poll(value).toEqual({ 下属: 'sales02', 岗位: 'seller', 角色: 'r1', 分组: 'g1' });
});

test('who has left is named and marked; what is gone says so; the tree is not loaded for it', async () => {
  const left = company.userItem('old', '老同事', { enabledMark: 0 });
  const room = await showPart(manyUsers(['old', 'never']), {
    ...trees,
    'POST /api/permission/Users/getUserList': [list([left])],
  });
  await expect.element(page.getByText('老同事')).toBeVisible();
  await expect.element(page.getByText('已离职')).toBeVisible();
  await expect.element(page.getByText('已删除')).toBeVisible();
  expect(await room.heard('GET /api/permission/Users/Selector')).toEqual([]);
  await openField(/成员/);
  await sheet().getByRole('button', { name: '已选 2 人' }).click();
  await expect.element(sheet().getByText('老同事')).toBeVisible();
});

test('disabled and read-only cannot be changed, and an error is told', async () => {
  await showPart(
    <>
      {oneUser({ disabled: true }, 'sales01')}
      {oneUser({ readOnly: true }, 'sales01')}
      {oneUser({ error: '请选择负责人' })}
    </>,
    { ...trees, 'POST /api/permission/Users/getUserList': [list([company.userItem('sales01', '周子涵')])] },
  );
  await expect.element(page.getByText('周子涵').first()).toBeVisible();
  expect(page.getByRole('button', { name: /移除/ }).elements()).toHaveLength(0);
  expect(
    field(/负责人/)
      .elements()
      .map((one) => (one as HTMLButtonElement).disabled),
  ).toEqual([true, false]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('请选择负责人');
  expect(
    field(/负责人/)
      .elements()[1]
      ?.getAttribute('aria-describedby'),
  ).toBe(page.getByRole('alert').element().id);
  expect(await accessibilityProblems()).toEqual([]);
});

test('a refusal and a network that is gone are told, with a way to try again', async () => {
  const tree = 'GET /api/permission/Users/Selector';
  const room = await showPart(oneUser(), { ...trees, [tree]: [refused(403, '无权限')] });
  await openField(/负责人/);
  await expect.element(sheet().getByText('暂无权限，请联系管理员')).toBeVisible();
  expect(document.querySelector('.toast:popover-open')).toBeNull();
  await sheet().getByRole('button', { name: '关闭' }).click();
  await room.answer(tree, refused(500, '系统异常'));
  await openField(/负责人/);
  await expect.element(sheet().getByText('加载失败')).toBeVisible();
  await room.answer(tree, list(company.userTree));
  await sheet().getByRole('button', { name: '重试' }).click();
  await expect.element(row('上海公司')).toBeVisible();
});

test('without a network the sheet says so and goes on when it is back', async () => {
  const room = await showPart(oneUser(), {
    ...trees,
    'GET /api/permission/Users/Selector': [{ drop: true }],
  });
  await openField(/负责人/);
  await expect.element(sheet().getByText('网络不可用')).toBeVisible();
  await room.answer('GET /api/permission/Users/Selector', list(company.userTree));
  await sheet().getByRole('button', { name: '重试' }).click();
  await expect.element(row('上海公司')).toBeVisible();
});

test('of 5,000 people few are in the page, and the tree is asked for once', async () => {
  const room = await showPart(manyUsers(), {
    ...trees,
    'GET /api/permission/Users/Selector': [list(company.largeTree(500, 5_000))],
  });
  await openField(/成员/);
  await expect.element(row('部门0')).toBeVisible();
  expect(document.querySelectorAll('.pick-row').length).toBeLessThan(30);
  await search().fill('yg');
  await expect.element(sheet().getByText('仅显示前 200 个，另有 4800 个，请输入更多关键字')).toBeVisible();
  expect(document.querySelectorAll('.pick-row').length).toBeLessThan(30);
  await sheet().getByRole('button', { name: '关闭' }).click();
  await openField(/成员/);
  await expect.element(row('部门0')).toBeVisible();
  expect(await room.heard('GET /api/permission/Users/Selector')).toHaveLength(1);
});

test.each([
  [390, 844],
  [1440, 900],
])('axe finds nothing on the sheet at %i × %i: browsing, searching, chosen', async (width, height) => {
  await page.viewport(width, height);
  localStorage.setItem('recentPicks', JSON.stringify({ userId: 'u1', picks: { user: ['tom--user'] } }));
  await showPart(manyUsers(['sales01']), trees);
  await openField(/成员/);
  await expect.element(row('上海公司')).toBeVisible();
  await settled();
  expect(await accessibilityProblems()).toEqual([]);
  await search().fill('z');
  await expect.element(row('周子涵')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await sheet().getByRole('button', { name: '已选 1 人' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
