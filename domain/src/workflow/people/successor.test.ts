import { describe, expect, it } from 'vitest';
import { type DirectoryUser, indexDirectory } from './directory.ts';
import { hasTakenOver, inPlaceOf } from './successor.ts';

const person = (id: string, more: Partial<DirectoryUser> = {}): DirectoryUser => ({
  ...{ id, name: id, isActive: true, managerId: null, organisationId: null },
  ...{ organisationIds: [], positionIds: [], roleIds: [], groupIds: [] },
  ...more,
});
const gone = (id: string, successors?: DirectoryUser['successors']) =>
  person(id, { isActive: false, ...(successors && { successors }) });

const directory = indexDirectory({
  users: [
    person('here', { successors: { tasks: 'other' } }),
    person('other'),
    gone('left', { tasks: 'here', requests: 'other' }),
    gone('earlier', { tasks: 'left' }),
    gone('alone'),
    gone('ring', { tasks: 'gnir' }),
    gone('gnir', { tasks: 'ring' }),
  ],
  organisations: [],
  administrators: [],
});

describe('in place of somebody', () => {
  it.each([
    ['here', 'tasks', 'here'],
    ['left', 'tasks', 'here'],
    ['left', 'requests', 'other'],
    ['earlier', 'tasks', 'here'],
    ['earlier', 'requests', undefined],
    ['alone', 'tasks', undefined],
    ['ring', 'tasks', undefined],
    ['nobody', 'tasks', undefined],
  ] as const)('of %s for %s is %s', (user, what, expected) => {
    expect(inPlaceOf(directory, user, what)).toBe(expected);
  });

  it('looks after the requests of who left, and of nobody else', () => {
    expect(hasTakenOver(directory, { initiator: 'left' }, 'other')).toBe(true);
    expect(hasTakenOver(directory, { initiator: 'left' }, 'here')).toBe(false);
    expect(hasTakenOver(directory, { initiator: 'here' }, 'here')).toBe(false);
  });
});
