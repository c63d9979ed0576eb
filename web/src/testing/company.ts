import type { TreeNode, UserItem } from '@fairway/contract/organisation.ts';
import { mixedIdOf } from '@fairway/domain/people/mixed-id.ts';
import { departmentOf, nodeOf, personOf } from '@fairway/domain/people/testing/nodes.ts';

/** A small company: somebody works in two departments, somebody has an English name. */
const zhou = personOf('sales01', '周子涵', 'zhou zi han');
export const sea = departmentOf(
  'sea',
  '海运部',
  zhou,
  personOf('sales02', '钱雨薇', 'qian yu wei'),
  personOf('ops01', '周至', 'zhou zhi'),
);
export const air = departmentOf(
  'air',
  '空运部',
  { ...zhou, onlyId: 'air--sales01' },
  personOf('tom', 'Tom Lee', 'tomlee'),
);
export const finance = departmentOf('finance', '财务部', personOf('acc01', '方慧敏', 'fang hui min'));
const shanghai = nodeOf('company', 'shanghai', '上海公司', { children: [sea, air] });
export const company = nodeOf('company', 'group', '远航集团', { children: [shanghai, finance] });
export const userTree: TreeNode[] = [company];

const bare = ({ children: _, ...node }: TreeNode, ...children: TreeNode[]): TreeNode =>
  children.length > 0
    ? { ...node, children, hasChildren: true }
    : { ...node, hasChildren: false, isLeaf: true };
const at = (node: TreeNode, ...organizeIds: string[]): TreeNode => ({ ...node, organizeIds });

/** The same company without its people. */
export const organisationTree: TreeNode[] = [
  at(
    bare(
      company,
      at(
        bare(shanghai, at(bare(sea), 'group', 'shanghai', 'sea'), at(bare(air), 'group', 'shanghai', 'air')),
        'group',
        'shanghai',
      ),
      at(bare(finance), 'group', 'finance'),
    ),
    'group',
  ),
];

/** Departments below companies that cannot be picked. */
export const departmentTree: TreeNode[] = [
  {
    ...bare(company, { ...bare(shanghai, bare(sea), bare(air)), disabled: true }, bare(finance)),
    disabled: true,
  },
];

export const positionTree: TreeNode[] = [bare(sea, nodeOf('position', 'seller', '销售专员'))];
export const roleTree: TreeNode[] = [
  nodeOf('catalogue', '1', '全局', { children: [nodeOf('role', 'r1', '销售')] }),
];
export const groupTree: TreeNode[] = [
  nodeOf('catalogue', '项目组', '项目组', { children: [nodeOf('group', 'g1', '上线小组')] }),
];

export const userItem = (id: string, realName: string, changes: Partial<UserItem> = {}): UserItem => ({
  ...{ id, account: id, realName, fullName: `${realName}/${id}`, type: 'user', icon: 'user' },
  ...{ headIcon: '', gender: '', mobilePhone: '', organize: '', organizeIds: [], quickQuery: '' },
  ...{ isAdministrator: false, isExternal: false, enabledMark: 1 },
  ...changes,
});

/** Many people in many departments. */
export function largeTree(departments: number, people: number): TreeNode[] {
  const children = Array.from({ length: departments }, (_, number) =>
    departmentOf(
      `d${number}`,
      `部门${number}`,
      ...Array.from({ length: people / departments }, (_each, one) =>
        personOf(`u${number}-${one}`, `员工${number}`, 'yuan gong', {
          onlyId: mixedIdOf({ id: `u${number}-${one}`, type: `d${number}` }),
        }),
      ),
    ),
  );
  return [nodeOf('company', 'group', '远航集团', { children })];
}
