import type { Grantable } from '@fairway/contract/rights.ts';
import { describe, expect, it } from 'vitest';
import { rightsRows, stateOf } from './rights-rows.ts';

const place = (id: string, parentId: string | null, items: string[] = []): Grantable => ({
  ...{ id, parentId, fullName: id, urlAddress: '', isHeading: parentId === null, scope: null },
  items: items.map((name) => ({ id: `${id}.${name}`, kind: 'button', enCode: name, fullName: name })),
});
const places = [
  place('办公', null),
  place('文件', '办公', ['上传', '删除']),
  place('系统', null),
  place('用户', '系统', ['新增', '删除']),
  place('日志', '系统'),
];
const closed = { keyword: '', opened: new Set<string>(), scopeName: '数据范围' };
const names = (wanted: Parameters<typeof rightsRows>[1]) =>
  rightsRows(places, wanted).map(({ name }) => name);

describe('the lines of the matrix', () => {
  it('have one for whose rows a module shows, first below it and where it differs', () => {
    const scoped = places.map((one) =>
      one.id === '日志' ? { ...one, scope: { usual: 'own' as const } } : one,
    );
    const lines = (wanted: Partial<Parameters<typeof rightsRows>[1]>) =>
      rightsRows(scoped, { ...closed, ...wanted }).map(({ name }) => name);
    expect(lines({ opened: new Set(['日志']) })).toEqual([
      '办公',
      '文件',
      '系统',
      '用户',
      '日志',
      '数据范围',
    ]);
    expect(lines({ keyword: '数据' })).toEqual(['系统', '日志', '数据范围']);
    const isSame = () => true;
    expect(lines({ isSame, isSameScope: () => false })).toEqual(['系统', '日志', '数据范围']);
    expect(lines({ isSame, isSameScope: () => true })).toEqual([]);
  });

  it('are modules below their headings, opened where somebody wants it', () => {
    expect(names(closed)).toEqual(['办公', '文件', '系统', '用户', '日志']);
    expect(names({ ...closed, opened: new Set(['用户']) })).toEqual([
      '办公',
      '文件',
      '系统',
      '用户',
      '新增',
      '删除',
      '日志',
    ]);
  });

  it('are found by their own name, or by what is in them', () => {
    expect(names({ ...closed, keyword: '日志' })).toEqual(['系统', '日志']);
    expect(names({ ...closed, keyword: '删除' })).toEqual(['办公', '文件', '删除', '系统', '用户', '删除']);
    expect(names({ ...closed, keyword: '没有' })).toEqual([]);
  });

  it('are only those that differ, when two roles are compared', () => {
    const isSame = (id: string) => id !== '用户.新增';
    expect(names({ ...closed, isSame })).toEqual(['系统', '用户', '新增']);
  });
});

it('a line is on, off, or partly on; a heading by what is below it', () => {
  const headings = new Set(['办公', '系统']);
  const [, , system, user] = rightsRows(places, closed);
  if (!system || !user) expect.fail('no lines');
  const state = (granted: string[]) => [system, user].map((row) => stateOf(row, new Set(granted), headings));
  expect(state([])).toEqual(['off', 'off']);
  expect(state(['系统', '用户'])).toEqual(['some', 'some']);
  expect(state(['系统', '用户', '用户.新增', '用户.删除'])).toEqual(['some', 'on']);
  expect(state(['系统', '用户', '用户.新增', '用户.删除', '日志'])).toEqual(['on', 'on']);
});
