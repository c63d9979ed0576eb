import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { formModelPath } from './paths.ts';

const ours = JSON.stringify({
  version: 1,
  nodes: [{ id: 'f1', kind: 'text', model: 'customer', label: '客户' }],
});
const stored = success({
  ...{
    id: 'm1',
    version: 3,
    formVersion: 2,
    fullName: '拜访记录',
    enCode: 'visit',
    icon: 'form',
    webType: '2',
  },
  ...{ listFields: [], indexFields: [], recordScope: 'all', roleIds: [], enabledMark: 1, definition: ours },
  listIndexes: [],
  ...{ formData: '{"fields":[]}', columnData: '{}', appColumnData: '{}' },
});
const note = {
  ...{ path: 'customer', setting: 'visibleWhen' },
  ...{ zh: '“客户”的显示条件没有对应的写法', en: 'When “客户” is shown cannot be written' },
};
const answers = (notes: object[]) => ({
  'GET /api/visualdev/Base/m1': [stored],
  'GET /api/visualdev/Base/m1/Actions/Export': [
    success({ fileName: '拜访记录.json', text: '{"fields":[]}', notes }),
  ],
});

/** The name of the next file handed out. */
const savedFile = () =>
  new Promise<string>((resolve) => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function save() {
      HTMLAnchorElement.prototype.click = click;
      resolve(this.download);
    };
  });

const open = () => page.getByRole('button', { name: '导出为同类系统格式' }).click();
const sheet = page.getByRole('dialog', { name: '导出为同类系统格式' });

test('a form is edited in our language, and handed out in the family’s after what that leaves out was said', async () => {
  await openApp(formModelPath('m1'), { answers: answers([note]) });
  await expect
    .element(page.getByLabelText('表单定义（JSON）'))
    .toHaveValue(JSON.stringify(JSON.parse(ours), null, 2));
  await open();
  await expect.element(sheet.getByText('“客户”的显示条件没有对应的写法')).toBeVisible();
  const saved = savedFile();
  await sheet.getByRole('button', { name: '下载文件' }).click();
  expect(await saved).toBe('拜访记录.json');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('one that can be written whole is said to be', async () => {
  await openApp(formModelPath('m1'), { answers: answers([]) });
  await open();
  await expect.element(sheet.getByText('全部内容都可以用该格式表示')).toBeVisible();
});
