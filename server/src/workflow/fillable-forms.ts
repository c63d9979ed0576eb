import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { delegationsTo } from './delegations/delegations-to.ts';
import { formsOfTasks } from './store.ts';
import { startableTemplates } from './templates/startable.ts';
import { formsInUse, formsOfTemplates } from './templates/store.ts';

/** Which of these forms somebody fills in with a flow: one they may start, or a task they can decide. */
export async function fillableForms(
  db: Db,
  session: Pick<Session, 'userId' | 'kind'>,
  formIds: readonly string[],
): Promise<string[]> {
  if (formIds.length === 0) return [];
  const templates = await formsOfTemplates(db, formIds);
  if (templates.length === 0) return [];
  const startable = new Set((await startableTemplates(db, session)).map(({ id }) => id));
  const entrusting = (await delegationsTo(db, session.userId)).map(({ from }) => from);
  const handling = await formsOfTasks(db, [session.userId, ...entrusting], formIds);
  const open = templates.filter(({ id }) => startable.has(id)).map(({ formId }) => formId);
  return [...new Set([...open, ...handling])];
}

/** Which of these forms requests are filled in with. */
export const flowForms = async (db: Db, formIds: readonly string[]): Promise<string[]> =>
  formIds.length === 0 ? [] : (await formsInUse(db, formIds)).map(({ formId }) => formId);
