import { unitKinds } from '@fairway/contract/organisation-admin.ts';
import { expect, it } from 'vitest';
import { mayStandBelow } from './may-stand-below.ts';

it.each([
  ['company', ['company', null]],
  ['department', ['company', 'department']],
  ['position', ['company', 'department']],
  ['role', [null]],
  ['group', [null]],
] as const)('a %s stands below %j and nothing else', (kind, allowed) => {
  const found = [...unitKinds, null].filter((above) => mayStandBelow(kind, above));
  expect(found).toEqual(expect.arrayContaining([...allowed]));
  expect(found).toHaveLength(allowed.length);
});
