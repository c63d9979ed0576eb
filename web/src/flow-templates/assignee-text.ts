import type { Members, Who } from '@fairway/contract/flow-template.ts';
import type { Say } from '../language/words.ts';

/** A way to find people, in words. */
export function assigneeText(who: Who, words: Say): string {
  switch (who.by) {
    case 'manager':
      return words(who.of === 'previous' ? 'whoPreviousManager' : 'whoManager', { level: who.level });
    case 'managers':
      return words('whoManagers', { levels: who.levels });
    case 'departmentHead':
      return words('whoDepartmentHead', { level: who.level });
    case 'initiator':
      return words('whoInitiator');
    case 'field':
      return words('whoField', { field: who.field });
    case 'node':
      return words('whoNode', { node: who.node });
    case 'members':
      return words('whoMembers', { members: sayMembers(who, words) });
    case 'candidates':
      return words('whoCandidates', { members: sayMembers(who, words) });
    case 'initiatorPicks':
      return words('whoInitiatorPicks', { members: sayMembers(who, words) });
    case 'interface':
      return words('whoInterface');
  }
}

function sayMembers({ users, roles, positions, organisations, groups }: Members, words: Say): string {
  const named = [
    users.length > 0 && words('whoUsers', { count: users.length }),
    roles.length > 0 && words('whoRoles', { count: roles.length }),
    positions.length > 0 && words('whoPositions', { count: positions.length }),
    organisations.length > 0 && words('whoOrganisations', { count: organisations.length }),
    groups.length > 0 && words('whoGroups', { count: groups.length }),
  ].filter((text) => text !== false);
  return named.join(words('whoAnd')) || words('whoEverybody');
}
