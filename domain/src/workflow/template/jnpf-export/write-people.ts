import { extraRules, type Members, type Who } from '@fairway/contract/flow-template.ts';
import { jnpfPath } from '../../../forms/jnpf-export/jnpf-path.ts';
import type { Raw } from '../../../forms/jnpf-import/raw.ts';
import type { ListNames } from '../jnpf-import/people.ts';

type Named = Pick<Members, 'users' | 'positions' | 'roles' | 'organisations' | 'groups'>;
const nobody: Named = { users: [], positions: [], roles: [], organisations: [], groups: [] };

/** Five lists of people under the names the family has for them at this place. */
export function memberSettings(
  { users, positions, roles, organisations, groups }: Named = nobody,
  names: ListNames,
): Raw {
  const lists = [users, positions, roles, organisations, groups];
  return Object.fromEntries(names.map((name, index) => [name, lists[index]]));
}

export const ruleNumber = (rule: Members['rule'] = 'none'): number => extraRules.indexOf(rule) + 1;

const fieldTypes = { user: 1, users: 1, department: 2, position: 3, role: 4, group: 5 } as const;

/**
 * Who handles a node, by the family's code in `key`. It knows one way at a time: several are written as their first,
 * but people who are named are all named together.
 */
export function whoSettings(who: readonly Who[], key: string, names: ListNames): Raw {
  const rule = together(who);
  const code = (assignee: number, more: Raw = {}, named: Named = nobody, extra = 1): Raw => ({
    [key]: assignee,
    ...memberSettings(named, names),
    extraRule: extra,
    ...more,
  });
  switch (rule?.by) {
    case 'manager':
      return code(1, { managerLevel: rule.level });
    // Every manager up to a level: the family knows only the one at it.
    case 'managers':
      return code(1, { managerLevel: rule.levels });
    case 'departmentHead':
      return code(2, { departmentLevel: rule.level });
    case 'initiator':
      return code(3);
    case 'field':
      return code(4, { formField: jnpfPath(rule.field), formFieldType: fieldTypes[rule.as] });
    case 'node':
      return code(5, { nodeId: rule.node });
    case 'candidates':
    case 'initiatorPicks':
      return code(7, {}, rule, ruleNumber(rule.rule));
    case 'interface':
      return code(9, { getUserUrl: rule.interfaceId });
    default:
      return code(6, {}, rule, ruleNumber(rule?.rule));
  }
}

function together(who: readonly Who[]): Who | undefined {
  const [first] = who;
  if (first?.by !== 'members') return first;
  const named = who.flatMap((one) => (one.by === 'members' && one.rule === first.rule ? [one] : []));
  const all = (list: keyof Named) => [...new Set(named.flatMap((one) => one[list]))];
  return {
    ...first,
    ...{ users: all('users'), positions: all('positions'), roles: all('roles') },
    ...{ organisations: all('organisations'), groups: all('groups') },
  };
}

/** Who gets a copy: people who are named, and the initiator. */
export function copySettings(who: readonly Who[], names: ListNames): Raw {
  const named = who.find((one) => one.by === 'members');
  return {
    ...memberSettings(named, names),
    extraCopyRule: ruleNumber(named?.rule),
    isInitiatorCopy: who.some(({ by }) => by === 'initiator'),
  };
}
