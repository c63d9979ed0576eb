import type { TreeNode } from '@fairway/contract/organisation.ts';
import { searchTree } from '@fairway/domain/tree/search-tree.ts';
import type { Context } from '../http/context.ts';
import { unchanging } from '../http/envelope.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { mainOrganisationOf, type Place, structureOf } from './structure.ts';
import { limitTree, searchText, treeOf, withChildren } from './tree-node.ts';

const wholeTree = cacheUntilChange(async (db, stamp) => {
  const { roots } = await structureOf(db, stamp);
  return unchanging({ list: treeOf(roots) });
});

/** Companies and departments, those inside the range if there is one. */
export async function organisationTree(
  { db, session }: Context,
  { keyword = '', departIds = [] }: { keyword?: string | undefined; departIds?: string[] },
) {
  const whole = await wholeTree(db, session.organisationStamp);
  if (departIds.length === 0 && keyword.trim() === '') return whole;
  const range = new Set(departIds);
  const limited = range.size > 0 ? limitTree(whole.list, ({ id }) => range.has(id)) : whole.list;
  return { list: searchTree(limited, keyword, searchText) };
}

const departments = cacheUntilChange(async (db, stamp) => {
  const { list } = await wholeTree(db, stamp);
  return unchanging({ list: departmentsOf(list) });
});

export const departmentTree = ({ db, session }: Context) => departments(db, session.organisationStamp);

function departmentsOf(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => {
    const kept = withChildren(node, departmentsOf(node.children ?? []));
    if (node.type === 'department') return [kept];
    return kept.hasChildren ? [{ ...kept, disabled: true }] : [];
  });
}

const companies = cacheUntilChange(async (db, stamp) => {
  const { roots } = await structureOf(db, stamp);
  return unchanging({ list: treeOf(companiesOf(roots)) });
});

export const companyTree = ({ db, session }: Context) => companies(db, session.organisationStamp);

/** A company below a department moves up to the next company. */
function companiesOf(places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const below = companiesOf(place.below);
    return place.kind === 'company' ? [{ ...place, below }] : below;
  });
}

/** My department, if the range allows it; somebody who works for the company itself has none. */
export async function defaultDepartment({ db, session }: Context, departIds: readonly string[]) {
  const { byId } = await structureOf(db, session.organisationStamp);
  const path = byId.get((await mainOrganisationOf(db, session.userId)) ?? '')?.organizeIds ?? [];
  const departmentId = path.findLast((id) => byId.get(id)?.kind === 'department') ?? '';
  const way = path.slice(0, path.indexOf(departmentId) + 1);
  const isInside = departIds.length === 0 || way.some((id) => departIds.includes(id));
  return { departmentId: isInside ? departmentId : '' };
}
