import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../../database/open.ts';
import type { MenuTarget } from '../../permission/menu-targets.ts';
import { addressOf } from './model-address.ts';
import { listModelsInUse } from './store.ts';

/** Forms in use: whoever has a form sees every entry for it. */
export async function formTargets(db: Db, language: Language): Promise<MenuTarget[]> {
  const models = await listModelsInUse(db);
  return models.map(({ id, fullName, enName, icon, webType }) => ({
    ...{ id, icon, fullName: (language === 'en' && enName) || fullName },
    ...{ urlAddress: addressOf(id, webType), grantedAs: id },
  }));
}
