import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { field, pageOf, showForm } from './testing/show-form.tsx';

const source = { interfaceId: 'ports', columns: [{ column: 'fullName', label: '港口' }] };
const long = '一个没有空格的很长很长很长很长很长很长很长很长很长很长很长很长的名字';
const options = {
  from: 'static',
  options: [{ value: 'a', label: long, children: [{ value: 'b', label: long }] }],
};
const kept = { name: `${long}.pdf`, fileId: 'f1', url: '', fileExtension: 'pdf', fileSize: 2048 };
const kinds = [
  field('user', '负责人', { required: true }),
  field('organisation', '组织'),
  field('cascader', '品类', { options, required: true }),
  field('treeSelect', '树', { options, multiple: true }),
  field('area', '地区'),
  field('popupSelect', '港口', { source, multiple: true }),
  field('popupTableSelect', '下拉', { source }),
  field('relatedRecord', '客户', { source: { modelId: 'm' } }),
  field('popupAttribute', '属性', { of: '下拉', column: 'fullName' }),
  field('autoComplete', '城市', { source }),
  field('files', '附件'),
  field('pictures', '照片'),
  field('signature', '签收'),
  field('location', '地点'),
  field('richText', '说明'),
];
const values = {
  品类: ['a', 'b'],
  树: ['a', 'b'],
  港口: ['P1'],
  下拉: 'P1',
  附件: [kept],
  照片: [{ ...kept, fileExtension: 'png' }],
  地点: { lng: 1, lat: 2, address: long },
  说明: `<p>${long.repeat(3)}</p>`,
};
const answers = {
  'POST /api/system/DataInterface/ports/Action/InfoByIds': [success([{ id: 'P1', fullName: long }])],
  'POST /api/system/DataInterface/ports/Action/List': [success(pageOf([]))],
  'GET /api/permission/Users/Current/SignImg': [success([])],
};
const isWithin = () => document.documentElement.scrollWidth <= innerWidth;

afterEach(() => page.viewport(390, 844));

test.each(['edit', 'read'] as const)('nothing runs out of a narrow phone to %s', async (mode) => {
  await page.viewport(320, 640);
  const { store } = await showForm(kinds, { values, answers, mode });
  if (mode === 'edit') {
    store.tryToSend();
    await expect.element(page.getByRole('toolbar')).toBeInTheDocument();
  }
  await expect.element(page.getByText(long).first()).toBeInTheDocument();
  expect(isWithin()).toBe(true);
});

test('in English, in a grid: every kind fits its cell, and axe finds nothing', async () => {
  await chooseLanguage('en');
  await page.viewport(1440, 900);
  const rows = [{ id: '1', ...values }, { id: '2' }];
  await showForm([field('table', '明细', { columns: kinds })], { values: { 明细: rows }, answers });
  await expect.element(page.getByRole('button', { name: /1 files/ }).first()).toBeInTheDocument();
  for (const cell of document.querySelectorAll('.form-cell'))
    expect(cell.getBoundingClientRect().height).toBeLessThanOrEqual(52);
  expect(await accessibilityProblems()).toEqual([]);
});
