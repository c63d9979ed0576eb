import type { ModelId } from '@fairway/contract/modules.ts';
import type { Db } from '../../database/open.ts';
import roles from '../../organisation/demo/roles.json' with { type: 'json' };
import { catalogueOf } from '../menu-seed.ts';
import { itemsOf } from '../role-seed.ts';
import { insertGrants } from './store.ts';

/** Opens modules to the roles the demo company made for itself. */
export async function loadDemoGrants(db: Db): Promise<void> {
  const grants = roles.flatMap(({ id, modules }) =>
    modules.map((modelId) => ({ roleId: id, modelId: modelId as ModelId })),
  );
  await insertGrants(
    db,
    grants.flatMap(({ roleId, modelId }) =>
      [catalogueOf.get(modelId) as string, modelId].map((menuId) => ({ roleId, menuId })),
    ),
    grants.flatMap(({ roleId, modelId }) => itemsOf(modelId, 'all').map((itemId) => ({ roleId, itemId }))),
  );
}
