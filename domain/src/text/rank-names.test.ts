import { expect, it } from 'vitest';
import { rankNames, soughtName } from './rank-names.ts';

const all = [
  ['我的文件', 'My files', 'wodewenjian wdwj'],
  ['文件审批', 'File approval', 'wenjianshenpi wjsp'],
  ['请假申请', 'Leave', 'qingjiashenqing qjsq'],
  ['清关资料', '', 'qingguanziliao qgzl'],
].map(([name = '', english = '', spelled = '']) => ({ name, sought: soughtName(name, english, spelled) }));
const found = (query: string, limit = 9) => rankNames(all, query, limit).map(({ name }) => name);

it.each([
  ['文件', ['文件审批', '我的文件']],
  ['qj', ['请假申请']],
  ['qing', ['请假申请', '清关资料']],
  ['QINGGUAN', ['清关资料']],
  ['leave', ['请假申请']],
  ['file', ['文件审批', '我的文件']],
  ['wj sp', ['文件审批']],
  ['wjsp leave', []],
  ["qing'jia", ['请假申请']],
  ['', []],
  ['  ', []],
])('%s finds %j', (query, names) => expect(found(query)).toEqual(names));

it('gives no more than are wanted', () => expect(found('qing', 1)).toEqual(['请假申请']));
