import { AppError } from '@fairway/contract/app-error.ts';
import type { TreeNode } from '@fairway/contract/organisation.ts';
import { searchTree } from '@fairway/domain/tree/search-tree.ts';
import type { Context } from '../http/context.ts';
import { type Structure, structureOf } from '../organisation/structure.ts';
import { searchText, top, withoutChildren } from '../organisation/tree-node.ts';
import { userTree } from './user-tree.ts';

/** The organisations a person manages, and what is below them: one level, or what a keyword finds below that level. */
export async function managedUserTree({ db, session }: Context, id: string, keyword = '') {
  const stamp = session.organisationStamp;
  const [structure, { answer, byId }] = await Promise.all([structureOf(db, stamp), userTree(db, stamp)]);
  const isMine = (one: string) => structure.byId.get(one)?.managerId === session.userId;

  let level: readonly TreeNode[];
  if (id === top) {
    const highest = highestOf(structure, isMine);
    level = session.isAdministrator ? answer.list : highest.flatMap((one) => byId.get(one) ?? []);
  } else {
    const node = byId.get(id);
    const way = structure.byId.get(id)?.organizeIds ?? [];
    if (!node || !(session.isAdministrator || way.some(isMine))) throw new AppError('NOT_FOUND');
    level = node.children ?? [];
  }
  return { list: keyword.trim() ? searchTree(level, keyword, searchText) : level.map(withoutChildren) };
}

/** What is mine without something above it being mine too. */
function highestOf({ byId }: Structure, isMine: (id: string) => boolean): string[] {
  return [...byId.values()]
    .filter(({ id, organizeIds }) => isMine(id) && !organizeIds.slice(0, -1).some(isMine))
    .map(({ id }) => id);
}
