import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { openTo } from '../permission/form-menu.ts';
import { formsInHand } from '../workflow/fillable-forms.ts';
import { referencesTo } from './models/store.ts';

type Asking = Pick<Session, 'userId' | 'isAdministrator' | 'kind'>;

/** Forms somebody fills in, from their menu or with a flow. */
const formsOpenTo = async (db: Db, session: Asking, modelIds: readonly string[]): Promise<string[]> => [
  ...(await openTo(db, session, modelIds)),
  ...(await formsInHand(db, session, modelIds)),
];

/** Whether a person may fill in a form that gets choices or rows from this interface. */
export async function mayAskInterface(db: Db, session: Asking, interfaceId: string): Promise<boolean> {
  const references = await referencesTo(db, 'interface', interfaceId);
  const forms = references.map((reference) => reference.modelId);
  return (await formsOpenTo(db, session, forms)).length > 0;
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
  const forms = references.map((reference) => reference.modelId);
  const open = new Set(await formsOpenTo(db, session, forms));
  const mine = references.filter((reference) => open.has(reference.modelId));
  return mine.length === 0 ? undefined : [...new Set(mine.flatMap(({ columns }) => columns))];
}
