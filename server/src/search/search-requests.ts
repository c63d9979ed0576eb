import { taskLists } from '@fairway/contract/workflow-lists.ts';
import type { Context } from '../http/context.ts';
import { listLaunched } from '../workflow/lists/list-launched.ts';
import { listTasks } from '../workflow/lists/list-tasks.ts';
import { rowsIn } from '../workflow/lists/rows-in-language.ts';

/** Nobody reads on in a search; the lists themselves have the rest. */
const most = 5;

/** What the caller's own lists have under these words; each list knows by itself what it may show. */
export async function searchRequests(ctx: Context, keyword: string) {
  const query = { keyword, currentPage: 1, pageSize: most, sort: 'desc' } as const;
  const tasks = async (category: (typeof taskLists)[keyof typeof taskLists]) =>
    rowsIn(ctx, (await listTasks(ctx, { params: { category }, query })).list);
  const [todo, launched, done, copies] = await Promise.all([
    tasks(taskLists.todo),
    listLaunched(ctx, query),
    tasks(taskLists.done),
    tasks(taskLists.copy),
  ]);
  return { todo, launched: await rowsIn(ctx, launched.list), done, copies };
}
