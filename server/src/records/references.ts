import type { InterfaceUse } from '../data-interfaces/access.ts';
import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { openTo } from '../permission/form-menu.ts';
import { referencesTo } from './models/store.ts';

type Asking = Pick<Session, 'userId' | 'isAdministrator' | 'kind'>;

/** Those of these forms that requests are filled in with. */
export type FlowForms = (db: Db, formIds: readonly string[]) => Promise<string[]>;

/** Which of these forms somebody fills in with a feature, beside those of their menu. */
export type FillableForms = (db: Db, session: Asking, formIds: readonly string[]) => Promise<string[]>;

/** Forms somebody fills in, from their menu or otherwise. */
const formsOpenTo = async (db: Db, session: Asking, modelIds: readonly string[], fillable: FillableForms) => [
  ...(await openTo(db, session, modelIds)),
  ...(await fillable(db, session, modelIds)),
];

/** Which interfaces forms get choices or rows from; who fills in such a form may ask them. */
export const interfaceUseOf = (fillable: FillableForms): InterfaceUse => ({
  isUsed: async (db, interfaceId) => (await referencesTo(db, 'interface', interfaceId)).length > 0,
  async mayAsk(db, session, interfaceId) {
    const references = await referencesTo(db, 'interface', interfaceId);
    const forms = references.map((reference) => reference.modelId);
    return (await formsOpenTo(db, session, forms, fillable)).length > 0;
  },
});

/** The columns of a model that the forms a person may fill in look at; undefined when none of them does. */
export async function referredColumns(
  db: Db,
  session: Asking,
  modelId: string,
  fillable: FillableForms,
): Promise<string[] | undefined> {
  const references = await referencesTo(db, 'model', modelId);
  const forms = references.map((reference) => reference.modelId);
  const open = new Set(await formsOpenTo(db, session, forms, fillable));
  const mine = references.filter((reference) => open.has(reference.modelId));
  return mine.length === 0 ? undefined : [...new Set(mine.flatMap(({ columns }) => columns))];
}
