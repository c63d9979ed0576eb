import type { FormContext } from '../../forms/expression/scope.ts';
import { someone } from '../../forms/testing/someone.ts';
import { type Directory, type DirectoryUser, indexDirectory } from '../people/directory.ts';

const letters = [...'ABCDEFHMNPQRSTXYZ'];

const user = (id: string, more: Partial<DirectoryUser> = {}): DirectoryUser => ({
  id,
  name: `${id}先生`,
  isActive: true,
  managerId: null,
  organisationId: 'office',
  organisationIds: [],
  positionIds: [],
  roleIds: [],
  groupIds: [],
  ...more,
});

/** I asks; M1, M2 and M3 stand above; ADM administers; GONE has left; L and K manage each other. */
const staff: DirectoryUser[] = [
  ...letters.map((id) => user(id)),
  user('I', { managerId: 'M1', organisationId: 'sea', positionIds: ['sales'] }),
  user('M1', { managerId: 'M2', organisationId: 'sea', positionIds: ['lead'], roleIds: ['leaders'] }),
  user('M2', { managerId: 'M3', organisationId: 'ops', roleIds: ['leaders'] }),
  user('M3', { organisationId: 'company', groupIds: ['board'] }),
  user('I2', { managerId: 'M1', organisationId: 'sea', positionIds: ['sales'] }),
  user('V', { managerId: 'I', organisationId: 'abroad', positionIds: ['sales'] }),
  user('ADM'),
  user('ADM2'),
  user('GONE', { isActive: false, roleIds: ['leaders', 'nobody'] }),
  user('L', { managerId: 'K' }),
  user('K', { managerId: 'L' }),
];

export const company = (changes: Record<string, Partial<DirectoryUser>> = {}): Directory =>
  indexDirectory({
    users: staff.map((one) => ({ ...one, ...changes[one.id] })),
    organisations: [
      { id: 'company', parentId: null, kind: 'company', headId: 'M3' },
      { id: 'ops', parentId: 'company', kind: 'department', headId: 'M2' },
      { id: 'sea', parentId: 'ops', kind: 'department', headId: 'M1' },
      { id: 'office', parentId: 'company', kind: 'department', headId: null },
      { id: 'elsewhere', parentId: null, kind: 'company', headId: null },
      { id: 'abroad', parentId: 'elsewhere', kind: 'department', headId: 'GONE' },
      { id: 'round', parentId: 'about', kind: 'department', headId: null },
      { id: 'about', parentId: 'round', kind: 'department', headId: null },
      { id: 'empty', parentId: 'company', kind: 'department', headId: null },
    ],
    administrators: ['ADM', 'ADM2'],
  });

export const monday = Date.parse('2026-11-16T02:00:00Z');
export const asking: FormContext = { ...someone, now: monday };
