import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { structureOf } from '../organisation/structure.ts';
import { top, withoutChildren } from '../organisation/tree-node.ts';
import { listColleagues, type Wanted } from './store.ts';
import { pickedUserOf } from './user-item.ts';
import { userTree } from './user-tree.ts';

/** One level of the company tree, or whoever a keyword finds anywhere. */
export async function listContactsBelow({ db, session }: Context, id: string, wanted: Wanted) {
  const { answer, byId } = await userTree(db, session.organisationStamp);
  const node = byId.get(id);
  if (id !== top && !node) throw new AppError('NOT_FOUND');
  if (wanted.keyword?.trim()) return searchContacts({ db, session }, wanted);
  const level = id === top ? answer.list : (node?.children ?? []);
  const start = (wanted.currentPage - 1) * wanted.pageSize;
  return pageOf(level.slice(start, start + wanted.pageSize).map(withoutChildren), wanted, level.length);
}

async function searchContacts({ db, session }: Pick<Context, 'db' | 'session'>, wanted: Wanted) {
  const structure = await structureOf(db, session.organisationStamp);
  const { rows, total } = await listColleagues(db, wanted);
  return pageOf(
    rows.map((person) => pickedUserOf(structure, person)),
    wanted,
    total,
  );
}
