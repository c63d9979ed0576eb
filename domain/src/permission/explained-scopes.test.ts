import { expect, it } from 'vitest';
import { explainedScopes } from './explained-scopes.ts';

it('names each scope once, with the roles that give it', () => {
  const chosen = (...organisationIds: string[]) => ({ kind: 'chosen' as const, organisationIds });
  const own = { kind: 'own' as const, organisationIds: [] };
  expect(
    explainedScopes([
      own,
      { ...own, roleId: 'sales' },
      { ...chosen('a', 'b'), roleId: 'ops' },
      { ...chosen('b', 'a'), roleId: 'finance' },
      { ...chosen('a'), roleId: 'manager' },
    ]),
  ).toEqual([
    { ...own, roleIds: ['sales'] },
    { ...chosen('a', 'b'), roleIds: ['ops', 'finance'] },
    { ...chosen('a'), roleIds: ['manager'] },
  ]);
});
