import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import './migrate-flows-page.tsx';
import { migrateFlowsPath, tryTemplatePath } from './paths.ts';
import './try-template-page.tsx';

const base = '/api/workflow/Engine/flowTemplate/t1/Actions';
const calls = {
  count: `GET ${base}/Migration`,
  check: `GET ${base}/CheckMigration`,
  migrate: `POST ${base}/Migrate`,
  try: `GET ${base}/Try`,
};
const counted = (...counts: [version: number, count: number][]) =>
  success({
    ...{ flowId: 'f3', version: 3 },
    versions: counts.map(([version, count]) => ({ flowId: `f${version}`, version, count })),
  });
const request = (id: string, changes: object = {}) => ({
  ...{ id, fullName: `请假 ${id}`, enCode: 'leave', flowId: 'f2', version: 2, status: 1 },
  ...{ thisStep: '主管审批', creatorUser: '陈晓燕', startTime: Date.UTC(2026, 10, 1), problem: '' },
  ...changes,
});
const checked = (list: object[], next = '') => success({ flowId: 'f3', list, next });
const kept = request('r2', { problem: '以下节点无法迁移：总经理审批' });
const tried = (id: string, changes: object = {}) => ({
  ...{ id, fullName: `请假 ${id}`, enCode: 'leave', flowId: 'f2', status: 1 },
  ...{ startTime: Date.UTC(2026, 10, 1), leftBehind: [], added: [], removed: [], people: [] },
  isEndOther: false,
  ...changes,
});
const result = (list: object[], changes: object = {}) =>
  success({ total: 250, looked: 200, same: 200 - list.length, list, ...changes });

const user = { ...currentUser, permissionList: [grants('flowTemplates', ['btn_edit'])] };
const open = (path: string, answers: Record<string, Answer[]>) => openApp(path, { user, answers });
const bodyOf = (heard: { body: string } | undefined) =>
  JSON.parse(heard?.body ?? '{}') as Record<string, unknown>;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

afterEach(() => page.viewport(390, 844));

describe('bringing requests over', () => {
  test('says whose request is a customer’s', async () => {
    await open(migrateFlowsPath('t1'), {
      [calls.count]: [counted([2, 1])],
      [calls.check]: [checked([request('r1', { isExternal: true })])],
    });
    await expect.element(page.getByText('陈晓燕（外部）')).toBeVisible();
  });

  test('says which can go and why not, and takes along what is not taken out', async () => {
    const room = await open(migrateFlowsPath('t1'), {
      [calls.count]: [counted([2, 3], [1, 1]), counted([2, 1])],
      [calls.check]: [checked([request('r1'), kept, request('r3')]), checked([kept])],
      [calls.migrate]: [success([{ id: 'r1', fullName: '请假 r1', problem: '' }])],
    });
    await expect.element(page.getByText('以下节点无法迁移：总经理审批')).toBeVisible();
    await expect.element(page.getByText('已检查 3 / 4 条，选中 2 条')).toBeVisible();
    await page.getByRole('checkbox', { name: '迁移请假 r3' }).click({ force: true });
    await press('迁移（1 条）');
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText('将 1 条申请迁移到第 3 版？')).toBeVisible();
    await dialog.getByRole('button', { name: '迁移', exact: true }).click();
    await expect.element(page.getByText('1 条处理成功')).toBeVisible();
    expect(bodyOf((await room.heard(calls.migrate))[0])).toEqual({ flowId: 'f3', ids: ['r1'] });
    await press('完成');
    // What went over is gone from the list.
    await expect.element(page.getByText('请假 r1')).not.toBeInTheDocument();
    await expect.element(page.getByText('请假 r2')).toBeVisible();
  });

  test('goes on a few at a time, and says of each that stayed why', async () => {
    const many = Array.from({ length: 45 }, (_, n) => request(`m${n}`));
    const answer = (from: number, count: number, problem = '') =>
      success(many.slice(from, from + count).map(({ id, fullName }) => ({ id, fullName, problem })));
    const room = await open(migrateFlowsPath('t1'), {
      [calls.count]: [counted([2, 45])],
      [calls.check]: [checked(many)],
      [calls.migrate]: [
        answer(0, 20),
        { ...answer(20, 20), held: true },
        answer(40, 5, '流程版本不一致，请刷新后再操作'),
      ],
    });
    await press('迁移（45 条）');
    await page.getByRole('alertdialog').getByRole('button', { name: '迁移', exact: true }).click();
    await expect.element(page.getByText('正在处理，已完成 20 / 45')).toBeVisible();
    await room.release(calls.migrate);
    await expect.element(page.getByText('40 条处理成功')).toBeVisible();
    await expect.element(page.getByText('5 条未处理')).toBeVisible();
    await expect.element(page.getByText('流程版本不一致，请刷新后再操作').first()).toBeVisible();
    expect(await room.heard(calls.migrate)).toHaveLength(3);
  });

  test('one version alone, and more of them page by page', async () => {
    const room = await open(migrateFlowsPath('t1'), {
      [calls.count]: [counted([2, 2], [1, 1])],
      [calls.check]: [
        checked([request('r1')], 'r1'),
        checked([request('r0')]),
        checked([request('q1', { version: 1 })]),
      ],
    });
    await press('加载更多');
    await expect.element(page.getByText('请假 r0')).toBeVisible();
    await page.getByLabelText('原版本').selectOptions('f1');
    await expect.element(page.getByText('请假 q1')).toBeVisible();
    const asked = (await room.heard(calls.check)).map(({ query }) => query);
    expect(asked).toEqual(['', '?before=r1', '?flowId=f1']);
  });

  test('nothing to bring over', async () => {
    await open(migrateFlowsPath('t1'), { [calls.count]: [counted()] });
    await expect.element(page.getByText('没有使用旧版本的申请')).toBeVisible();
  });

  test('what was refused can be asked again', async () => {
    await open(migrateFlowsPath('t1'), {
      [calls.count]: [refused(500, '系统繁忙，请稍后再试'), counted()],
    });
    await press('重试');
    await expect.element(page.getByText('没有使用旧版本的申请')).toBeVisible();
  });

  test('no way on where nothing can go', async () => {
    await open(migrateFlowsPath('t1'), {
      [calls.count]: [counted([2, 1])],
      [calls.check]: [checked([kept])],
    });
    await expect.element(page.getByText('不能迁移')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '迁移（0 条）' })).toBeDisabled();
  });
});

describe('trying a draft', () => {
  const different = [
    tried('r1', { added: ['财务复核'], removed: ['总经理审批'] }),
    tried('r2', { people: [{ nodeName: '主管审批', before: ['沈立群'], after: [] }], isEndOther: true }),
    tried('r3', { leftBehind: ['总经理审批'] }),
  ];

  test('sums up, and says of each what would be different', async () => {
    await open(tryTemplatePath('t1'), { [calls.try]: [result(different)] });
    await expect
      .element(
        page.getByText(
          '共 250 条申请，检查了最新 200 条：197 条不变，2 条路径或人员有变化，1 条停在新流程没有的节点。',
        ),
      )
      .toBeVisible();
    const said = () =>
      [...document.querySelectorAll('.try-template-list li')].map((card) => card.textContent);
    expect(said()).toEqual([
      expect.stringContaining('增加节点财务复核减少节点总经理审批'),
      expect.stringContaining('主管审批的处理人沈立群 → 无人处理结果与原来不同'),
      expect.stringContaining('停在新流程没有的节点总经理审批'),
    ]);
    const link = page.getByRole('link', { name: '请假 r1' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(link.element().getAttribute('href')).toContain('/pages/workFlow/flowBefore/index?config=');
  });

  test.each<[string, Answer, string]>([
    ['all the same', result([], { total: 3, looked: 3, same: 3 }), '路径和人员都没有变化'],
    ['nothing to try on', result([], { total: 0, looked: 0, same: 0 }), '最近 90 天没有申请'],
    ['not loaded', refused(404, '此条数据不存在'), '重试'],
  ])('%s', async (_, answer, words) => {
    await open(tryTemplatePath('t1'), { [calls.try]: [answer] });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('in English', async () => {
    await chooseLanguage('en');
    await open(tryTemplatePath('t1'), { [calls.try]: [result(different)] });
    await expect.element(page.getByText('People of 主管审批')).toBeVisible();
  });
});

test.each(['try', 'migrate'])('a link that was cut off opens nothing: %s', async (screen) => {
  await open(`/pages/system/flow/${screen}`, {});
  await expect.element(page.getByRole('button', { name: '返回首页' })).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  const long = '关于申请一个名字很长很长的流程以便看一看它会不会把页面撑宽的申请'.repeat(2);
  test.each<[string, string, Record<string, Answer[]>]>([
    [
      'requests to bring over',
      migrateFlowsPath('t1'),
      {
        [calls.count]: [counted([2, 3])],
        [calls.check]: [checked([request('r1', { fullName: long }), kept])],
      },
    ],
    [
      'a draft that was tried',
      tryTemplatePath('t1'),
      {
        [calls.try]: [
          result([tried('r1', { fullName: long, added: [long, long] }), tried('r2', { leftBehind: [long] })]),
        ],
      },
    ],
  ])('axe finds nothing on %s, and nothing overflows', async (_, path, answers) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await open(path, answers);
    await expect.element(page.getByText(long).first()).toBeVisible();
    expect(place()).toBe(path);
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
