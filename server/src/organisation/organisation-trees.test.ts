import * as contract from '@fairway/contract/organisation.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let sales: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
});
afterAll(() => app.close());

const sql = (statement: string) => app.database.pool.query(statement);

/** 上海公司(运营中心(…)), with ! for what cannot be picked. */
function sketch(nodes: readonly contract.TreeNode[] = []): string {
  return nodes
    .map(({ fullName, disabled, children }) => {
      const below = children ? `(${sketch(children)})` : '';
      return `${fullName}${disabled ? '!' : ''}${below}`;
    })
    .join(' ');
}

describe('getOrganisationTree', () => {
  it('gives companies and departments with their way from the top', async () => {
    const { data } = await sales.call(contract.getOrganisationTree);
    const [group] = data?.list ?? [];
    expect(flattenTree(data?.list ?? [])).toHaveLength(39);
    expect(group).toMatchObject({ id: 'org-group', parentId: '0', type: 'company', hasChildren: true });
    const sea = flattenTree(data?.list ?? []).find(({ id }) => id === 'org-shanghai-sea');
    expect(sea).toEqual({
      id: 'org-shanghai-sea',
      parentId: 'org-shanghai-centre',
      fullName: '海运销售部',
      type: 'department',
      icon: 'department',
      hasChildren: false,
      isLeaf: true,
      enabledMark: 1,
      organize: '远航国际物流集团/上海公司/运营中心/海运销售部',
      organizeIds: ['org-group', 'org-shanghai', 'org-shanghai-centre', 'org-shanghai-sea'],
      quickQuery: 'haiyunxiaoshoubu hyxsb sea freight sales',
      onlyId: 'org-shanghai-sea',
    });
  });

  it('searches', async () => {
    const found = async (keyword: string) =>
      sketch((await sales.call(contract.getOrganisationTree, { query: { keyword } })).data?.list);
    expect(await found('海运')).toBe('远航国际物流集团(上海公司(运营中心(海运销售部)))');
    expect(await found('没有这个')).toBe('');
  });
});

describe('getDepartmentTree', () => {
  it('offers departments; companies only lead to them', async () => {
    const { data } = await sales.call(contract.getDepartmentTree);
    const nodes = flattenTree(data?.list ?? []);
    expect(nodes.filter(({ type }) => type === 'department')).toHaveLength(30);
    expect(nodes.every(({ type, disabled }) => (type === 'company') === (disabled === true))).toBe(true);
  });
});

describe('getCompanyTree', () => {
  it('gives companies only, and lifts one that stands below a department', async () => {
    await sql(`insert into organisation (id, "parentId", kind, "fullName", "enCode", "sortCode")
      values ('org-lab', 'org-it', 'company', '科技公司', 'lab', 99)`);
    const { data } = await sales.call(contract.getCompanyTree);
    await sql(`delete from organisation where id = 'org-lab'`);
    expect(sketch(data?.list)).toBe(
      '远航国际物流集团(科技公司 上海公司 宁波公司 深圳公司 广州公司 青岛公司 天津公司 厦门公司 香港公司)',
    );
    expect(data?.list[0]?.children?.[0]).toMatchObject({ parentId: 'org-group', isLeaf: true });
  });
});

describe('getOrganisationsInRange', () => {
  const inRange = async (departIds: string[], keyword?: string) =>
    sketch((await sales.call(contract.getOrganisationsInRange, { body: { departIds, keyword } })).data?.list);

  it('keeps what was named with all below it, and the way down', async () => {
    expect(await inRange(['org-guangzhou'])).toBe('远航国际物流集团!(广州公司(销售部 操作客服部))');
    expect(await inRange(['org-guangzhou'], '操作')).toBe('远航国际物流集团!(广州公司(操作客服部))');
    expect(await inRange(['org-nobody', '__proto__'])).toBe('');
  });

  it('without a range limits nothing', async () => {
    const { data } = await sales.call(contract.getOrganisationsInRange, { body: {} });
    expect(flattenTree(data?.list ?? [])).toHaveLength(39);
  });
});

describe('getDefaultDepartment', () => {
  const mine = async (departIds: string[], who = sales) =>
    (await who.call(contract.getDefaultDepartment, { body: { departIds } })).data?.departmentId;

  it('is mine if the range has it or something above it', async () => {
    expect(await mine([])).toBe('org-shanghai-sea');
    expect(await mine(['org-shanghai-sea', 'x'])).toBe('org-shanghai-sea');
    expect(await mine(['org-shanghai'])).toBe('org-shanghai-sea');
    expect(await mine(['org-ningbo'])).toBe('');
  });

  it('is none for whoever works for the company itself', async () => {
    expect(await mine([], await app.as('manager07'))).toBe('');
  });
});

describe('positions, roles and groups', () => {
  it('getPositionTree has positions below their departments', async () => {
    const { data } = await sales.call(contract.getPositionTree);
    const nodes = flattenTree(data?.list ?? []);
    const one = nodes.find(({ id }) => id === 'pos-shanghai-sea.salesSpecialist');
    expect(one).toMatchObject({
      parentId: 'org-shanghai-sea',
      fullName: '销售专员',
      type: 'position',
      isLeaf: true,
      organize: '远航国际物流集团/上海公司/运营中心/海运销售部',
    });
    expect(new Set(nodes.map(({ onlyId }) => onlyId)).size).toBe(nodes.length);
  });

  it('getPositionsInRange keeps those named, and those of organisations named', async () => {
    const inRange = async (body: { departIds?: string[]; positionIds?: string[]; keyword?: string }) =>
      sketch((await sales.call(contract.getPositionsInRange, { body })).data?.list);
    expect(await inRange({ positionIds: ['pos-it.engineer'] })).toBe(
      '远航国际物流集团!(信息技术部!(系统工程师))',
    );
    expect(await inRange({ departIds: ['org-it'], keyword: '经理' })).toBe(
      '远航国际物流集团!(信息技术部(信息技术经理))',
    );
    expect(await inRange({ departIds: ['pos-it.engineer'], positionIds: ['org-it'] })).toBe('');
    expect((await inRange({})).length).toBeGreaterThan(300);
  });

  it('getRoleTree has the roles that hold everywhere below one node, the others below their organisations', async () => {
    const { data } = await sales.call(contract.getRoleTree);
    expect(data?.list).toHaveLength(2);
    const [everywhere, group] = data?.list ?? [];
    expect(everywhere).toMatchObject({ id: '1', fullName: '全局', type: 'catalogue', onlyId: '1' });
    const roles = everywhere?.children ?? [];
    expect(roles.map(({ id }) => id)).toContain('sales');
    expect(roles.map(({ id }) => id)).not.toContain('office');
    expect(roles.every(({ type, isLeaf, parentId }) => type === 'role' && isLeaf && parentId === '1')).toBe(
      true,
    );
    expect(sketch(group ? [group] : [])).toBe(
      '远航国际物流集团!(人力行政部!(职能) 信息技术部!(职能) 财务管理部!(集团财务) 上海公司!(人事行政部!(职能)))',
    );
    const nodes = flattenTree(data?.list ?? []);
    expect(nodes.filter(({ id }) => id === 'office').map(({ parentId }) => parentId)).toEqual([
      'org-hr',
      'org-it',
      'org-shanghai-hr',
    ]);
    expect(new Set(nodes.map(({ onlyId }) => onlyId)).size).toBe(nodes.length);
  });

  it('getGroupTree is a bare array of categories', async () => {
    const { data } = await sales.call(contract.getGroupTree);
    expect(sketch(data)).toBe(
      '项目组(欧洲航线项目组 重点客户项目组 系统上线项目组) 值班组(周末操作值班组 客服热线值班组) 委员会(信用评审委员会)',
    );
    expect(data?.[0]).toMatchObject({ type: '0', children: [{ type: 'group' }, {}, {}] });
  });
});

describe('what changes', () => {
  it('is seen at once; what is disabled goes with all below it', async () => {
    const names = async () => sketch((await sales.call(contract.getOrganisationTree)).data?.list);
    expect(await names()).toContain('运营中心(海运销售部');
    await sql(`update organisation set "enabledMark" = 0 where id = 'org-shanghai-centre'`);
    expect(await names()).not.toContain('海运销售部');
    await sql(`update organisation set "enabledMark" = 1 where id = 'org-shanghai-centre'`);
    await sql(`update role set "enabledMark" = 0 where id = 'office'`);
    expect(JSON.stringify((await sales.call(contract.getRoleTree)).data)).not.toContain('office');
  });

  it('does not hang when organisations stand in a ring', async () => {
    await sql(`update organisation set "parentId" = 'org-shanghai-sea' where id = 'org-shanghai'`);
    const { data } = await sales.call(contract.getOrganisationTree);
    expect(flattenTree(data?.list ?? [])).toHaveLength(39);
    const limited = await sales.call(contract.getOrganisationsInRange, {
      body: { departIds: ['org-shanghai'] },
    });
    expect(flattenTree(limited.data?.list ?? []).length).toBeGreaterThan(8);
    expect((await sales.call(contract.getUserTree)).code).toBe(200);
    const people = await sales.call(contract.listUsersInRange, { body: { departIds: ['org-shanghai'] } });
    expect(people.data?.pagination.total).toBeGreaterThan(10);
    await sql(`update organisation set "parentId" = 'org-group' where id = 'org-shanghai'`);
  });
});
