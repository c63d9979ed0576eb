import { ownValue } from '../own-value.ts';
import type { Kind } from './kinds.ts';
import { asList, asText, type Raw, shortText } from './raw.ts';
import { type Given, settingOf } from './reading.ts';

const lists = {
  organisation: 'ableIds',
  department: 'ableDepIds',
  position: 'ablePosIds',
  user: 'ableUserIds',
  users: 'ableUserIds',
  role: 'ableRoleIds',
  group: 'ableGroupIds',
} as const;
type PeopleKind = keyof typeof lists;
type AbleList = (typeof lists)[PeopleKind];

export const isPeopleKind = (kind: Kind): kind is PeopleKind => Object.hasOwn(lists, kind);

/** `id--type` of the newer forms: which list an id of that type belongs to. */
const listsByType: Record<string, AbleList> = {
  user: 'ableUserIds',
  department: 'ableDepIds',
  company: 'ableDepIds',
  organize: 'ableDepIds',
  position: 'ablePosIds',
  role: 'ableRoleIds',
  group: 'ableGroupIds',
};

const ranges = ['all', 'custom', 'dep', 'pos', 'role', 'group'];
const mostAble = 2_000;

/** Whom a picker offers. One that was restricted stays so, even where nobody is left to choose. */
export function rangeOf(kind: PeopleKind, given: Given): Raw {
  const able = ableOf(kind, given);
  const written = asText(settingOf(given, 'selectType'));
  const isRestricted = written !== 'all' && (written !== '' || able.size > 0);
  if (!isRestricted) return written === 'all' ? { selectType: 'all' } : {};
  const { reading, label, raw } = given;
  const isKnown = kind === 'user' || kind === 'users' ? ranges.includes(written) : written === 'custom';
  if (written !== '' && !isKnown) reading.left(label, 'selectType', written);
  if (asText(raw.relationField) !== '') reading.left(label, 'relationField', raw.relationField);
  return { selectType: isKnown ? written : 'custom', ...Object.fromEntries(able) };
}

function ableOf(kind: PeopleKind, given: Given): Map<string, string[]> {
  const able = new Map<string, string[]>();
  const { reading, label } = given;
  for (const name of new Set<AbleList>(['ableIds', ...Object.values(lists)]))
    for (const one of asList(settingOf(given, name))) {
      // A way down the organisation stands for its end.
      const [id = '', type = ''] = shortText(Array.isArray(one) ? one.at(-1) : one).split('--');
      // `@currentOrg` and its like are worked out anew for everybody: here they would name nobody.
      if (id === '' || id.startsWith('@')) {
        reading.left(label, name, id === '' ? one : id);
        continue;
      }
      const to = listFor(kind, name, type);
      const ids = able.get(to) ?? [];
      if (ids.length >= mostAble) reading.left(label, name, `> ${mostAble}`);
      else able.set(to, [...ids, id]);
    }
  return able;
}

function listFor(kind: PeopleKind, name: AbleList, type: string): AbleList {
  if (kind === 'organisation') return 'ableIds';
  if (name !== 'ableIds') return name;
  return ownValue(listsByType, type) ?? lists[kind];
}
