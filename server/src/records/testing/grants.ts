import type { TestApp } from '../../testing/test-app.ts';

/** Takes single buttons of a form away from a role, as a company does in its roles. */
export const takeButtons = (
  { database }: Pick<TestApp, 'database'>,
  roleId: string,
  modelId: string,
  buttons: readonly string[],
) =>
  database.pool.query('delete from role_permission where "roleId" = $1 and "itemId" = any($2::text[])', [
    roleId,
    buttons.map((button) => `${modelId}.button.${button}`),
  ]);
