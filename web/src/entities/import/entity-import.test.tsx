import type { ImportOutcome } from '@fairway/contract/entity-imports.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

const base = '/api/erpcargo/Port/Import';
const calls = {
  read: `POST ${base}/Read`,
  preview: `POST ${base}/Preview`,
  run: `POST ${base}`,
  undo: `POST ${base}/i1/Undo`,
};
const columns = ['UN/LOCODE', '中文名', '英文名称', 'kind', '备忘'];
const sheet = {
  ...{ fileName: 'ports.xlsx', sheets: [{ name: 'Ports', rows: 3, isHidden: false }] },
  ...{ sheet: 0, headerRow: 1, rows: 2 },
  columns: columns.map((heading, column) => ({
    ...{ column, letter: 'ABCDE'[column], heading, samples: ['CNNGB'] },
  })),
};
const outcome = (changes: Partial<ImportOutcome> = {}): ImportOutcome => ({
  ...{ total: 2, added: 1, changed: 1, same: 0, bad: 0, problems: [] },
  rows: [
    { row: 2, is: 'added', name: 'CNXYZ 象山', fields: [] },
    { row: 3, is: 'changed', name: 'CNNGB 宁波', fields: ['aliases'] },
  ],
  ...changes,
});
const open = (answers: Record<string, Answer[]> = {}, buttons = ['btn_upload']) =>
  openApp('/pages/masterData/import?entity=Port&file=f1', {
    user: { ...currentUser, permissionList: [grants('masterData', buttons)] },
    answers: { [calls.read]: [success(sheet)], [calls.preview]: [success(outcome())], ...answers },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('columns are known by their headings, and what is chosen is asked for with the words of choices', async () => {
  const room = await open();
  await expect.element(page.getByText('共 2 行：新增 1，修改 1，无变化 0，有问题 0')).toBeVisible();
  const asked = bodyOf((await room.heard(calls.preview)).at(-1));
  expect(asked).toMatchObject({ fileId: 'f1', sheet: 0, headerRow: 1 });
  const fields = asked.columns.map(({ field }: { field: string }) => field);
  expect(fields).toContain('unlocode');
  expect(fields).toContain('kind');
  expect(asked.columns.find(({ field }: { field: string }) => field === 'kind').means).toMatchObject({
    海港: 'sea',
  });
  await page.getByLabelText('E 备忘').selectOptions('aliases');
  await expect
    .poll(async () => bodyOf((await room.heard(calls.preview)).at(-1)).columns.at(-1))
    .toMatchObject({ column: 4, field: 'aliases' });
});

test('every bad cell is named, and nothing can be written while there is one', async () => {
  const problem = { row: 3, address: 'D3', field: 'kind', text: '湖港', why: 'value', words: '' } as const;
  await open({ [calls.preview]: [success(outcome({ changed: 0, bad: 1, problems: [problem] }))] });
  const line = page.getByRole('list', { name: '有问题的单元格' });
  await expect.poll(() => line.element().textContent).toBe('D3 类型 “湖港” 内容不符合要求');
  await expect.element(page.getByRole('button', { name: '导入' })).toBeDisabled();
});

test('it is written at once and taken back as a whole', async () => {
  const room = await open({
    [calls.run]: [success({ id: 'i1', added: 1, changed: 1, same: 0 })],
    [calls.undo]: [success({ removed: 1, restored: 1 })],
  });
  await page.getByRole('button', { name: '导入 2 条' }).click();
  await expect.element(page.getByText('新增 1 条，修改 1 条，0 条无变化')).toBeVisible();
  await page.getByRole('button', { name: '撤销这次导入' }).click();
  await expect.element(page.getByText('已撤销：删除新增的 1 条，恢复 1 条').first()).toBeVisible();
  expect(await room.heard(calls.undo)).toHaveLength(1);
});

test('a file that cannot be read says why', async () => {
  await open({ [calls.read]: [refused(400, '文件有密码保护，请去掉密码后重新上传')] });
  await expect.element(page.getByText('文件有密码保护，请去掉密码后重新上传').first()).toBeVisible();
});

test('who has no right reads that, and gets no file chooser', async () => {
  await open({}, ['btn_add']);
  await expect.element(page.getByText('您没有导入权限，请联系管理员')).toBeVisible();
});

test.each([
  [390, 844],
  [1440, 900],
])('axe finds nothing at %i', async (width, height) => {
  await page.viewport(width, height);
  await open();
  await expect.element(page.getByText('CNXYZ 象山')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
