import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import { dictionaries } from '../workflow/testing/flows.ts';
import './flow-template-page.tsx';
import './flow-templates-page.tsx';
import './migrate-flows-page.tsx';
import { flowTemplatePath, flowTemplatesPath, migrateFlowsPath, tryTemplatePath } from './paths.ts';
import './try-template-page.tsx';

const base = '/api/workflow/Engine/flowTemplate';
const calls = {
  list: `GET ${base}`,
  one: `GET ${base}/t1`,
  create: `POST ${base}`,
  update: `PUT ${base}/t1`,
  check: `POST ${base}/Actions/Check`,
  publish: `POST ${base}/t1/Actions/Publish`,
  remove: `DELETE ${base}/t1`,
  export: `GET ${base}/t1/Actions/Export`,
  migration: `GET ${base}/t1/Actions/Migration`,
  try: `GET ${base}/t1/Actions/Try`,
  import: `POST ${base}/Actions/Import`,
};

const flow = {
  key: 't1',
  root: [
    { kind: 'start', id: 's', name: '发起' },
    { kind: 'approve', id: 'a', name: '主管审批', who: [{ by: 'manager' }] },
    {
      kind: 'branch',
      id: 'b',
      name: '天数',
      arms: [
        {
          id: 'b1',
          name: '超过三天',
          when: { field: 'days', is: '>', value: 3 },
          seq: [
            {
              kind: 'approve',
              id: 'c',
              name: '总经理审批',
              who: [{ by: 'members', users: ['gm01', 'gm02'] }],
            },
          ],
        },
        { id: 'b2', isDefault: true, seq: [] },
      ],
    },
  ],
};
const text = JSON.stringify(flow);
const sound = success({ problems: [], remarks: ['忽略了未知属性 colour'], template: text });

const stored = (changes: object = {}) =>
  success({
    ...{ id: 't1', fullName: '请假申请', enCode: 'leave', category: 'hr', icon: 'calendar' },
    ...{ iconBackground: '#218a4d', description: '', sortCode: 1, enabledMark: 1 },
    ...{ formId: 'm1', formName: '请假单', template: text, flowTemplateJson: '{}', editNumber: 4 },
    versions: [
      { id: 'f2', version: 2, publishedTime: Date.UTC(2026, 10, 15), inUse: 3 },
      { id: 'f1', version: 1, publishedTime: Date.UTC(2026, 10, 1), inUse: 12 },
    ],
    ...changes,
  });
const managed = (id: string, changes: object = {}) => ({
  ...{ id, fullName: `流程 ${id}`, enCode: id, category: 'hr', categoryName: '人事', icon: 'calendar' },
  ...{ iconBackground: '', enabledMark: 1, version: 1, hasDraft: false, lastModifyTime: 0 },
  ...changes,
});
const model = { id: 'm1', fullName: '请假单', enCode: 'leave', icon: '', webType: '2', enabledMark: 1 };
const paging = { currentPage: 1, pageSize: 20, total: 1 };
const listed = (...list: object[]) => success({ list, pagination: { ...paging, total: list.length } });

const everything = ['btn_add', 'btn_edit', 'btn_remove'];
const as = (buttons: string[]) => ({ ...currentUser, permissionList: [grants('flowTemplates', buttons)] });
const open = (path: string, answers: Record<string, Answer[]>, buttons = everything) =>
  openApp(path, {
    user: as(buttons),
    answers: {
      'GET /api/system/DictionaryData/All': [dictionaries],
      'GET /api/visualdev/Base': [
        listed({ ...model, isInFlow: true, formVersion: 1, fieldCount: 3, lastModifyTime: 0 }),
      ],
      ...answers,
    },
  });
const toast = () => document.querySelector('.toast:popover-open')?.textContent;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const bodyOf = (heard: { body: string } | undefined) =>
  JSON.parse(heard?.body ?? '{}') as Record<string, unknown>;

afterEach(() => page.viewport(390, 844));

test('the list says of each how it stands, and opens it', async () => {
  const list = listed(
    managed('t1'),
    managed('t2', { hasDraft: true }),
    managed('t3', { version: 0 }),
    managed('t4', { enabledMark: 0 }),
  );
  await open(flowTemplatesPath, { [calls.list]: [list], [calls.one]: [stored()] });
  const states = () => [...document.querySelectorAll('.state-label')].map((label) => label.textContent);
  await expect.poll(states).toEqual(['使用中', '有未发布的修改', '未发布', '已停用']);
  await page.getByText('流程 t1').click();
  await expect.poll(place).toBe(flowTemplatePath('t1'));
  await expect.element(page.getByLabelText('流程名称')).toHaveValue('请假申请');
});

test('without the grants nothing is added, saved, published or deleted', async () => {
  await open(flowTemplatesPath, { [calls.list]: [listed()] }, []);
  await expect.element(page.getByText('还没有流程')).toBeVisible();
  expect(page.getByRole('button', { name: /新增流程|导入流程/ }).elements()).toEqual([]);
});

test('a reader finds the editor without what changes anything', async () => {
  await open(flowTemplatePath('t1'), { [calls.one]: [stored()] }, []);
  await expect.element(page.getByRole('button', { name: '检查' })).toBeVisible();
  expect(page.getByRole('button', { name: /^(保存|发布|删除流程)$/ }).elements()).toEqual([]);
});

test('a sound flow is drawn, with the rules that find its people', async () => {
  const room = await open(flowTemplatePath('t1'), { [calls.one]: [stored()], [calls.check]: [sound] });
  await press('检查');
  await expect.element(page.getByText('检查通过，流程没有问题')).toBeVisible();
  await expect.element(page.getByText('忽略了未知属性 colour')).toBeVisible();
  for (const words of ['主管审批', '发起人的第 1 级主管', '超过三天', '总经理审批', '指定：2 人', '其他情况'])
    await expect.element(page.getByText(new RegExp(words)).first()).toBeVisible();
  const asked = bodyOf((await room.heard(calls.check))[0]);
  expect(asked).toEqual({ formId: 'm1', flowTemplateJson: JSON.stringify(flow, null, 2) });
});

test('what is wrong is told in sentences, and nothing is drawn', async () => {
  const wrong = success({ problems: ['“主管审批”没有设置处理人'], remarks: [], template: '{' });
  await open(flowTemplatePath('t1'), { [calls.one]: [stored()], [calls.check]: [wrong] });
  await press('检查');
  await expect.element(page.getByRole('alert').getByText('“主管审批”没有设置处理人')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '预览' })).not.toBeInTheDocument();
});

test('a new one is saved, then it has an address', async () => {
  const room = await open(flowTemplatePath(), {
    [calls.create]: [success({ id: 't1' })],
    [calls.one]: [stored()],
  });
  await page.getByLabelText('流程名称').fill('请假申请');
  await page.getByLabelText('编码').fill('leave');
  await page.getByLabelText('流程分类').selectOptions('hr');
  await page.getByLabelText('填写的表单').selectOptions('m1');
  await page.getByLabelText('流程定义（JSON）').fill(text);
  await press('保存');
  await expect.poll(place).toBe(flowTemplatePath('t1'));
  expect(bodyOf((await room.heard(calls.create))[0])).toMatchObject({
    ...{ fullName: '请假申请', enCode: 'leave', category: 'hr', formId: 'm1', flowTemplateJson: text },
  });
});

test('a change is saved with the number it was read at, and published', async () => {
  const room = await open(flowTemplatePath('t1'), {
    [calls.one]: [stored(), stored({ editNumber: 5 })],
    [calls.update]: [success(null)],
    [calls.publish]: [{ ...success({ flowId: 'f3', version: 3 }), held: true }],
  });
  await page.getByLabelText('流程名称').fill('请假申请单');
  await press('发布');
  // What was saved has come back before.
  await expect.poll(async () => (await room.heard(calls.one)).length).toBe(2);
  await room.release(calls.publish);
  await expect.poll(toast).toBe('发布成功，第 3 版');
  expect(bodyOf((await room.heard(calls.update))[0])).toMatchObject({
    fullName: '请假申请单',
    editNumber: 4,
  });
  expect(await room.heard(calls.publish)).toHaveLength(1);
  // Of what runs by the two versions before.
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('还有 15 条申请使用旧版本')).toBeVisible();
  await dialog.getByRole('button', { name: '稍后再说' }).click();
  expect(place()).toBe(flowTemplatePath('t1'));
});

test('what was not changed is published without being saved again', async () => {
  const room = await open(flowTemplatePath('t1'), {
    [calls.one]: [stored()],
    [calls.publish]: [success({ flowId: 'f2', version: 2 })],
    [calls.migration]: [success({ flowId: 'f2', version: 2, versions: [] })],
  });
  await press('发布');
  await expect.poll(toast).toBe('发布成功，第 2 版');
  expect(await room.heard(calls.update)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: '去迁移' }).click();
  await expect.poll(place).toBe(migrateFlowsPath('t1'));
});

test('a refused save keeps what was typed, says why and publishes nothing', async () => {
  const room = await open(flowTemplatePath('t1'), {
    [calls.one]: [stored()],
    [calls.update]: [refused(409, '这条数据已被他人修改')],
    [calls.check]: [sound],
  });
  await page.getByLabelText('流程名称').fill('我的名字');
  await press('发布');
  await expect.poll(toast).toBe('这条数据已被他人修改');
  await expect.element(page.getByLabelText('流程名称')).toHaveValue('我的名字');
  expect(await room.heard(calls.publish)).toEqual([]);
});

test('the versions with how many requests run by them', async () => {
  await open(flowTemplatePath('t1'), { [calls.one]: [stored()] });
  await expect.element(page.getByText('12 条流程使用')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: '第 2 版' });
  await expect.element(first.getByText('使用中')).toBeVisible();
});

test('from the versions to the requests that run by older ones, and from the draft to its trial', async () => {
  await open(flowTemplatePath('t1'), {
    [calls.one]: [stored()],
    [calls.migration]: [success({ flowId: 'f2', version: 2, versions: [] })],
    [calls.try]: [success({ total: 0, looked: 0, same: 0, list: [] })],
  });
  await press('迁移进行中的申请');
  await expect.poll(place).toBe(migrateFlowsPath('t1'));
  await press('返回');
  await press('试运行');
  await expect.poll(place).toBe(tryTemplatePath('t1'));
});

test('who may not publish is not led to either', async () => {
  await open(flowTemplatePath('t1'), { [calls.one]: [stored()] }, []);
  await expect.element(page.getByText('12 条流程使用')).toBeVisible();
  expect(page.getByRole('button', { name: /^(试运行|迁移进行中的申请)$/ }).elements()).toEqual([]);
});

test('deleting asks once; one that is used stays and says why', async () => {
  await open(flowTemplatePath('t1'), {
    [calls.one]: [stored()],
    [calls.list]: [listed()],
    [calls.remove]: [refused(400, '该流程已被使用，不能删除，可改为停用'), success(null)],
  });
  for (const words of ['该流程已被使用，不能删除，可改为停用', '删除成功']) {
    await press('删除流程');
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(toast).toBe(words);
  }
  await expect.poll(place).toBe(flowTemplatesPath);
});

test('a flow comes from a file and goes into one', async () => {
  const room = await open(flowTemplatesPath, {
    [calls.list]: [listed()],
    [calls.import]: [success({ id: 't1' })],
    [calls.one]: [stored()],
    [calls.export]: [success({ fileName: 'leave.json', text: '{"fairway":"flow"}', notes: [] })],
  });
  await expect.element(page.getByText('还没有流程')).toBeVisible();
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!chooser) throw new Error('nothing to choose a file with');
  await userEvent.upload(
    chooser,
    new File(['{"fairway":"flow"}'], 'leave.json', { type: 'application/json' }),
  );
  await expect.poll(place).toBe(flowTemplatePath('t1'));
  expect(bodyOf((await room.heard(calls.import))[0])).toEqual({ text: '{"fairway":"flow"}' });
  const saved = new Promise<string>((resolve) => {
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.download) resolve(target.download);
    });
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function save() {
      HTMLAnchorElement.prototype.click = click;
      resolve(this.download);
    };
  });
  await press('导出流程');
  expect(await saved).toBe('leave.json');
});

test('leaving with changes asks first', async () => {
  await open(flowTemplatePath('t1'), { [calls.one]: [stored()], [calls.list]: [listed()] });
  await page.getByLabelText('流程名称').fill('改了');
  await press('返回');
  await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click();
  expect(place()).toBe(flowTemplatePath('t1'));
  await expect.element(page.getByLabelText('流程名称')).toHaveValue('改了');
});

test('in English', async () => {
  await chooseLanguage('en');
  await open(flowTemplatesPath, { [calls.list]: [listed(managed('t1'))] });
  await expect.element(page.getByText('In use')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing on list and editor, and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await open(flowTemplatesPath, {
      [calls.list]: [listed(managed('t1'))],
      [calls.one]: [stored()],
      [calls.check]: [sound],
    });
    await expect.element(page.getByText('流程 t1')).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    await page.getByText('流程 t1').click();
    await press('检查');
    await expect.element(page.getByText('检查通过，流程没有问题')).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
