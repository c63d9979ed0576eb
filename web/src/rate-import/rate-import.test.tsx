import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Heard, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { importPath, importsPath, pathOfRun, pathOfSheet } from './paths.ts';

const read = 'POST /api/erpcargo/RateImport/Read';
const preview = 'POST /api/erpcargo/RateImport/Preview';
const run = 'POST /api/erpcargo/RateImport/Run';
const user = {
  ...currentUser,
  permissionList: [grants('freight', ['btn_import']), grants('masterData', ['btn_edit'])],
};
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const options = (...codes: string[]) =>
  success({
    list: codes.map((enCode) => ({ id: enCode, enCode, fullName: enCode, line: '' })),
    pagination: { currentPage: 1, pageSize: 500, total: codes.length },
  });
const same = 'GET /api/erpcargo/RateImport/Same';
const codes = {
  [same]: [success({ same: null })],
  'GET /api/erpcargo/ContainerType/Options': [options('20GP', '40GP', '40HQ')],
  'GET /api/erpcargo/ChargeCode/Options': [options('BAF', 'THC')],
};

const mapping = {
  columns: [
    { column: 0, target: { to: 'pol' } },
    { column: 1, target: { to: 'pod' } },
    { column: 2, target: { to: 'box', box: '40HQ', layer: 'sell' } },
  ],
  constants: { mode: 'FCL', rateType: 'FAK', currency: 'USD', commodity: '', remark: '' },
  ...{ markup: null, dateOrder: 'auto', fillsDown: false, takesHiddenRows: false, answers: [] },
};
const sheet = {
  ...{ fileName: 'cosco.xlsx', sheets: [{ name: 'FAK', rows: 3, isHidden: false }], sheet: 0, headerRow: 1 },
  firstRows: [{ row: 1, cells: ['POL', 'POD', '40HC', 'Note'] }],
  columns: ['POL', 'POD', '40HC', 'Note'].map((heading, column) => ({
    ...{ column, letter: 'ABCD'[column], heading, samples: [] },
  })),
  ...{ mapping, isRemembered: false },
};
const problem = {
  ...{ row: 3, cell: 'B3', text: 'Los Angelos', field: 'pod', reason: 'unknownPort', about: 'Los Angelos' },
  proposals: [{ id: 'port-USLAX', name: '洛杉矶 USLAX' }],
};
const rate = {
  ...{
    state: 'changed',
    polName: '宁波',
    podName: '长滩',
    viaName: '',
    carrierName: 'COSCO',
    currency: 'USD',
  },
  ...{
    validFrom: '2026-11-16',
    validTo: '2026-11-30',
    previousNo: 'RT00001',
    differences: [{ cell: 'D2', field: 'transitDays', about: '', before: '14', after: '15' }],
  },
  prices: [{ cell: 'C2', place: '40HQ', layer: 'sell', before: '1900', after: '1850' }],
};
const shown = (isMended: boolean) => ({
  list: [
    {
      row: 2,
      state: 'changed',
      cells: ['NINGBO', 'Long Beach', 'USD 1,850', ''],
      rates: [rate],
      problems: [],
      doubts: [],
      understood: [],
      isHidden: false,
    },
    {
      ...{ row: 3, state: isMended ? 'new' : 'bad', cells: ['NINGBO', 'Los Angelos', '1900', ''], rates: [] },
      problems: isMended ? [] : [problem],
      doubts: [],
      understood: [],
      isHidden: false,
    },
  ],
  pagination: { currentPage: 1, pageSize: 100, total: 2 },
  counts: {
    rows: 2,
    new: isMended ? 1 : 0,
    changed: 1,
    same: 0,
    changesDraft: 0,
    sameDraft: 0,
    doubtful: 0,
    bad: isMended ? 0 : 1,
    ignored: 0,
    left: 0,
  },
  ...{ missing: [], problems: isMended ? [] : [{ ...problem, index: 1 }], problemCount: isMended ? 0 : 1 },
  understood: [],
  digest: isMended ? 'mended' : 'bad',
});
const imported = (state: string, written: number) => ({
  ...{
    id: 'i1',
    state,
    fileId: 'f1',
    fileName: 'cosco.xlsx',
    sheetName: 'FAK',
    written,
    total: 2,
    failure: '',
  },
  counts: {
    rows: 2,
    new: 1,
    changed: 1,
    same: 0,
    changesDraft: 0,
    sameDraft: 0,
    doubtful: 0,
    bad: 0,
    ignored: 0,
    left: 0,
  },
  ...{ creatorUserName: '吴锦程', isMine: true, creatorTime: 1, endTime: null },
});

test('a bad cell is reached by a key, answered once, and everything is imported', async () => {
  await page.viewport(1440, 900);
  const room = await openApp(pathOfSheet('f1'), {
    user,
    answers: {
      ...codes,
      [read]: [success(sheet)],
      [preview]: [success(shown(false)), success(shown(true))],
      'POST /api/erpcargo/RateImport/PortSpelling': [success(null)],
      [run]: [success({ id: 'i1' })],
      'GET /api/erpcargo/RateImport/i1': [success(imported('running', 1)), success(imported('done', 2))],
    },
  });
  const start = page.getByRole('button', { name: /条草稿/ });
  await expect.element(page.getByText('还有 1 行有问题，处理或排除后才能导入')).toBeVisible();
  await expect.element(start).toBeDisabled();
  await expect.element(page.getByText('替代 RT00001')).toBeVisible();
  await expect.element(page.getByText('2026-11-16 – 11-30')).toBeVisible();
  // The reason stands in the row too, not only at the cell.
  const row = page.getByRole('row').filter({ hasText: 'Los Angelos' });
  await expect.element(row.getByText('没有叫 Los Angelos 的港口', { exact: false })).toBeVisible();
  await userEvent.keyboard('n');
  const cell = page.getByRole('button', {
    name: 'B3 Los Angelos 没有叫 Los Angelos 的港口，请选择是哪个港口',
  });
  await expect.element(cell).toHaveFocus();
  await cell.click();
  await page.getByRole('button', { name: '洛杉矶 USLAX' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(preview)).at(-1)).mapping?.answers)
    .toEqual([{ of: 'port', spelling: 'Los Angelos', id: 'port-USLAX' }]);
  const kept = (await room.heard('POST /api/erpcargo/RateImport/PortSpelling')).at(-1);
  expect(bodyOf(kept)).toEqual({ spelling: 'Los Angelos', portId: 'port-USLAX' });
  await expect.element(start).toBeEnabled();
  await start.click();
  await expect.element(page.getByText('新增 1 条，修改草稿 0 条，变更 1 条', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await expect.element(page.getByText('已完成')).toBeVisible();
  expect(bodyOf((await room.heard(run)).at(-1))).toMatchObject({
    fileId: 'f1',
    digest: 'mended',
    headerRow: 1,
  });
  expect(place()).toBe(pathOfRun('i1'));
});

const short = { cell: 'A2', spelling: 'NGB', id: 'port-CNNGB', name: '宁波 CNNGB' };
const corrected = {
  ...shown(true),
  list: [
    {
      ...{ row: 2, state: 'changesDraft', cells: ['NGB', 'LA/LGB', 'USD 1,850', '15'], problems: [] },
      rates: [
        { ...rate, state: 'changesDraft' },
        {
          ...rate,
          state: 'sameDraft',
          podName: '洛杉矶',
          previousNo: 'RT00002',
          prices: [],
          differences: [],
        },
      ],
      doubts: [],
      understood: [short],
      isHidden: false,
    },
  ],
  counts: { ...shown(true).counts, new: 0, changed: 0, changesDraft: 1, sameDraft: 1 },
  understood: [{ ...short, count: 3 }],
};

test.each([
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
])('a corrected sheet shows on %s what it changes and what was understood', async (_, width, height) => {
  await page.viewport(width, height);
  const room = await openApp(pathOfSheet('f1'), {
    user,
    answers: {
      ...codes,
      [read]: [success(sheet)],
      [preview]: [success(corrected), success({ ...corrected, understood: [] })],
    },
  });
  await expect.element(page.getByRole('tab', { name: '修改草稿 1' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: '无变化 1' })).toBeInTheDocument();
  await expect.element(page.getByText('修改草稿 RT00001')).toBeVisible();
  await expect.element(page.getByText('草稿 RT00002 无变化，跳过')).toBeVisible();
  await expect.element(page.getByText('这一行生成 2 条运价')).toBeVisible();
  await expect.element(page.getByText('D2 航程（天）', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'A2 “NGB”理解为 宁波 CNNGB' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '导入 1 条草稿' })).toBeEnabled();
  await page.getByRole('button', { name: 'NGB → 宁波 CNNGB（3 格）' }).click();
  await page.getByRole('button', { name: '正确' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(preview)).at(-1)).mapping?.answers)
    .toEqual([{ of: 'port', spelling: 'NGB', id: 'port-CNNGB' }]);
});

test('the head of a column says what it means, and who may not see costs is not asked for them', async () => {
  await page.viewport(1440, 900);
  const room = await openApp(pathOfSheet('f1'), {
    user,
    answers: { ...codes, [read]: [success(sheet)], [preview]: [success(shown(true))] },
  });
  await page.getByLabelText('D Note 的含义').selectOptions('remark');
  await expect
    .poll(async () => bodyOf((await room.heard(preview)).at(-1)).mapping?.columns.at(-1))
    .toEqual({ column: 3, target: { to: 'remark' } });
  await expect.element(page.getByLabelText('C 40HC 的含义')).toHaveValue('box:40HQ');
  expect(page.getByLabelText('C 40HC 是哪种价格').query()).toBeNull();
});

test('on a phone rows are cards and a bad one can be left out', async () => {
  await page.viewport(390, 844);
  const room = await openApp(pathOfSheet('f1'), {
    user,
    answers: { ...codes, [read]: [success(sheet)], [preview]: [success(shown(false))] },
  });
  await expect.element(page.getByText('建议使用电脑', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /B3 Los Angelos/ }).click();
  await page.getByRole('button', { name: '排除第 3 行' }).click();
  await expect.poll(async () => bodyOf((await room.heard(preview)).at(-1)).leftRows).toEqual([3]);
});

test('an import is cancelled while it runs', async () => {
  const room = await openApp(pathOfRun('i1'), {
    user,
    answers: {
      'GET /api/erpcargo/RateImport/i1': [success(imported('running', 1))],
      'POST /api/erpcargo/RateImport/i1/Cancel': [success(null)],
    },
  });
  await expect.element(page.getByText('已写入 1 / 2')).toBeVisible();
  await page.getByRole('button', { name: '取消导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消导入' }).click();
  await expect.poll(async () => (await room.heard('POST /api/erpcargo/RateImport/i1/Cancel')).length).toBe(1);
});

test('the list of imports takes a whole one back', async () => {
  await page.viewport(1440, 900);
  const list = (state: string) =>
    success({ list: [imported(state, 2)], pagination: { currentPage: 1, pageSize: 100, total: 1 } });
  const room = await openApp(importsPath, {
    user,
    answers: {
      'GET /api/erpcargo/RateImport/List': [list('done'), list('undone')],
      'POST /api/erpcargo/RateImport/i1/Undo': [success({ deleted: 2, restored: 0 })],
    },
  });
  await page.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click();
  await expect.element(page.getByText('已撤销')).toBeVisible();
  expect((await room.heard('POST /api/erpcargo/RateImport/i1/Undo')).length).toBe(1);
});

test('what is no sheet is refused in words, and without the right nothing is offered', async () => {
  await openApp(pathOfSheet('f1'), { user, answers: { [read]: [refused(400, '无法读取此文件')] } });
  await expect.element(page.getByText('无法读取此文件').first()).toBeVisible();
});

test('without the right there is nothing to choose', async () => {
  await openApp(importPath, { user: { ...currentUser, permissionList: [grants('freight', [])] } });
  await expect.element(page.getByText('您没有导入运价的权限')).toBeVisible();
});

test('a page that is loaded anew while its import runs follows it to its result', async () => {
  await openApp(pathOfSheet('f1'), {
    user: { ...user, permissionList: [grants('freight', ['btn_import', 'btn_publish'])] },
    answers: {
      ...codes,
      [read]: [success(sheet)],
      [preview]: [success(shown(true))],
      [same]: [success({ same: imported('running', 1) })],
      'GET /api/erpcargo/RateImport/i1': [success(imported('running', 1)), success(imported('done', 2))],
    },
  });
  await expect.element(page.getByText('新增 1，修改草稿 0，变更 1', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '查看这些草稿' })).toBeVisible();
  expect(place()).toBe(pathOfRun('i1'));
});

test('a sheet that is imported already says so in its place, and a refusal stays', async () => {
  await page.viewport(1440, 900);
  await openApp(pathOfSheet('f2'), {
    user,
    answers: {
      ...codes,
      [read]: [success(sheet)],
      [preview]: [success(shown(true))],
      [same]: [success({ same: null }), success({ same: imported('done', 2) })],
      [run]: [refused(409, '同一份表格已由 吴锦程 导入，请先撤销那次导入')],
    },
  });
  await page.getByRole('button', { name: /条草稿/ }).click();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: '同一份表格已由 吴锦程 导入' });
  await expect.element(refusal).toBeVisible();
  await expect.element(page.getByText('这份表格已由 吴锦程 于', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: '查看这次导入' }).click();
  expect(place()).toBe(pathOfRun('i1'));
});

test('a refused undo stays on the page of the import and leads to the rate', async () => {
  await page.viewport(390, 844);
  await openApp(pathOfRun('i1'), {
    user,
    answers: {
      'GET /api/erpcargo/RateImport/i1': [success(imported('done', 2))],
      'POST /api/erpcargo/RateImport/i1/Undo': [refused(400, '不能撤销：RT00001')],
      'GET /api/erpcargo/RateImport/i1/InUse': [
        success({ list: [{ id: 'r1', rateNo: 'RT00001', reason: 'underApproval' }], total: 1 }),
      ],
    },
  });
  await page.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click();
  const reason = page.getByRole('alert').filter({ hasText: '正在审批，请先撤回审批' });
  await expect.element(reason).toBeVisible();
  const link = reason.getByRole('link', { name: 'RT00001' });
  expect(link.element().getAttribute('href')).toContain('r1');
});

const odd = {
  ...{ cell: 'C2', place: '40HQ', layer: 'sell', reason: 'farFromInForce' },
  ...{ amount: '18500', than: '1900', rateNo: 'RT00001', percent: 874 },
};
const doubted = {
  ...shown(true),
  list: shown(true).list.map((row) => (row.row === 2 ? { ...row, doubts: [odd] } : row)),
  counts: { ...shown(true).counts, doubtful: 1 },
};

test.each([
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
])('an odd price is named on %s, can be looked for, and stops nobody', async (_, width, height) => {
  await page.viewport(width, height);
  const room = await openApp(pathOfSheet('f1'), {
    user,
    answers: { ...codes, [read]: [success(sheet)], [preview]: [success(doubted)] },
  });
  const reason = page.getByText('C2 40HQ 18,500 比现行 RT00001（1,900）+874%，请核对', { exact: false });
  await expect.element(reason).toBeVisible();
  await page.getByRole('tab', { name: '价格异常 1' }).click();
  await expect.poll(async () => bodyOf((await room.heard(preview)).at(-1)).isDoubtful).toBe(true);
  await page.getByRole('button', { name: '导入 2 条草稿' }).click();
  await expect.element(page.getByText('其中 1 行价格异常', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
});
