import type { GalleryPlace, Placed, PlaceWay } from '@fairway/contract/gallery.ts';
import { splitMixedId } from '../people/mixed-id.ts';

/** JSON of a flow as it is written: who-rules of every kind, with what they leave out left out. */
type Written = Record<string, unknown>;

const lists = { users: 'user', positions: 'position', groups: 'group', roles: 'role' } as const;
type ListName = keyof typeof lists;

/** Somebody a flow names, and where: `position:pos-executive.generalManager`. */
export interface FoundPlace extends Pick<GalleryPlace, 'key' | 'steps' | 'ways'> {
  kind: (typeof lists)[ListName];
  id: string;
}

const ways = {
  /** Where a step finds its people. */
  who: ['members', 'manager', 'departmentHead'],
  /** Where somebody picks among people. */
  picked: ['members'],
  /** Where nobody was found. */
  empty: ['members', 'administrators'],
} as const satisfies Record<string, readonly PlaceWay[]>;

/** Everybody a flow names, each once, with the names of the steps; who may start it is asked by itself. */
export function placesIn(nodes: unknown): FoundPlace[] {
  const found = new Map<string, FoundPlace>();
  const note = (kind: FoundPlace['kind'], id: string, step: string, may: readonly PlaceWay[]) => {
    const key = `${kind}:${id}`;
    const known = found.get(key) ?? { key, kind, id, steps: [], ways: [...may] };
    if (!known.steps.includes(step)) known.steps.push(step);
    known.ways = known.ways.filter((way) => may.includes(way));
    found.set(key, known);
  };
  walk(nodes, (node, name) => {
    for (const rule of rulesOf(node))
      for (const list of Object.keys(lists) as ListName[])
        for (const id of idsIn(rule[list]))
          note(lists[list], id, name, rule.by === 'members' ? ways.who : ways.picked);
    for (const id of idsIn((node.onEmpty as Written | undefined)?.users)) note('user', id, name, ways.empty);
  });
  return [...found.values()];
}

/** The same nodes with the people of a company in their places; a place without an answer is left empty. */
export function fillPlaces<T>(nodes: T, answers: Readonly<Record<string, Placed>>): T {
  const filled = JSON.parse(JSON.stringify(nodes)) as T;
  walk(filled, (node) => {
    for (const key of ['who', 'cc', 'starter'])
      if (Array.isArray(node[key]))
        node[key] = (node[key] as Written[]).flatMap((rule) => filledRule(rule, answers));
    const named = (node.onEmpty as Written | undefined)?.users;
    if (named === undefined) return;
    const users = idsIn(named).flatMap((id) => membersOf([answers[`user:${id}`]]).users);
    node.onEmpty = users.length > 0 ? { users: [...new Set(users)] } : 'admin';
  });
  return filled;
}

function filledRule(rule: Written, answers: Readonly<Record<string, Placed>>): Written[] {
  const given = (Object.keys(lists) as ListName[]).flatMap((list) =>
    idsIn(rule[list]).map((id) => answers[`${lists[list]}:${id}`]),
  );
  if (given.length === 0) return [rule];
  const {
    users: _,
    positions: __,
    groups: ___,
    roles: ____,
    organisations: _____,
    rule: narrowed,
    ...rest
  } = rule;
  const members = membersOf(given);
  // Whom somebody named by name is meant wherever they sit.
  const keepsRule = narrowed !== undefined && members.users.length === 0;
  const isNamed = Object.values(members).some(({ length }) => length > 0);
  return [
    ...(isNamed || rule.by !== 'members'
      ? [{ ...rest, ...members, ...(keepsRule ? { rule: narrowed } : {}) }]
      : []),
    ...(['manager', 'departmentHead'] as const)
      .filter((by) => given.some((answer) => answer?.by === by))
      .map((by) => ({ by })),
  ];
}

const listOf: Readonly<Record<string, keyof Members>> = {
  ...{ user: 'users', position: 'positions', role: 'roles', group: 'groups' },
  ...{ company: 'organisations', department: 'organisations', organisation: 'organisations' },
};
interface Members {
  users: string[];
  positions: string[];
  roles: string[];
  groups: string[];
  organisations: string[];
}

/** Mixed ids sorted by what they name, as a flow has them. */
export function membersOf(given: readonly (Pick<Placed, 'by' | 'ids'> | undefined)[]): Members {
  const members: Members = { users: [], positions: [], roles: [], groups: [], organisations: [] };
  for (const mixed of given.flatMap((answer) => (answer?.by === 'members' ? answer.ids : []))) {
    const { id, type } = splitMixedId(mixed);
    const list = members[listOf[type] ?? 'users'];
    if (!list.includes(id)) list.push(id);
  }
  return members;
}

const rulesOf = (node: Written): Written[] =>
  ['who', 'cc', 'starter'].flatMap((key) => (Array.isArray(node[key]) ? (node[key] as Written[]) : []));

const idsIn = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);

/** Every node of a flow, those in arms of branches too. */
function walk(nodes: unknown, visit: (node: Written, name: string) => void): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes as Written[]) {
    visit(node, String(node.name ?? node.id ?? ''));
    for (const arm of Array.isArray(node.arms) ? (node.arms as Written[]) : []) walk(arm.seq, visit);
  }
}
