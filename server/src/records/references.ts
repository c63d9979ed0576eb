import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { openTo } from '../permission/form-menu.ts';
import { referencesTo } from './models/store.ts';

type Asking = Pick<Session, 'userId' | 'isAdministrator'>;

/** Whether a person may fill in a form that gets choices or rows from this interface. */
export async function mayAskInterface(db: Db, session: Asking, interfaceId: string): Promise<boolean> {
  const references = await referencesTo(db, 'interface', interfaceId);
  const open = await openTo(
    db,
    session,
    references.map(({ modelId }) => modelId),
  );
  return open.length > 0;
}

export async function isInterfaceUsed(db: Db, interfaceId: string): Promise<boolean> {
  return (await referencesTo(db, 'interface', interfaceId)).length > 0;
}

/** The columns of a model that the forms a person may fill in look at; undefined when none of them does. */
export async function referredColumns(
  db: Db,
  session: Asking,
  modelId: string,
): Promise<string[] | undefined> {
  const references = await referencesTo(db, 'model', modelId);
  const open = new Set(
    await openTo(
      db,
      session,
      references.map((reference) => reference.modelId),
    ),
  );
  const mine = references.filter((reference) => open.has(reference.modelId));
  return mine.length === 0 ? undefined : [...new Set(mine.flatMap(({ columns }) => columns))];
}
