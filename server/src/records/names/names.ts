import type { FormField, Option } from '@fairway/contract/forms.ts';
import type { Saying } from '@fairway/domain/forms/value-text.ts';
import { splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { namesOfAreas } from '../../areas/area-paths.ts';
import { choicesOf } from '../../dictionary/dictionaries.ts';
import { valueWords } from '../../language/words.ts';
import { maySeeColleagues } from '../../organisation/access.ts';
import { type NamedKind, namesById } from '../../organisation/names-by-id.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import type { Labels } from '../tables.ts';
import { askUntilChange } from './ask-until-change.ts';
import { idsIn, type NamedCell, type Reader } from './reader.ts';
import { relatedNames } from './related-names.ts';

type Group = 'people' | 'area' | NamedKind;

const groups: Partial<Record<FormField['kind'], Group>> = {
  user: 'people',
  createdBy: 'people',
  modifiedBy: 'people',
  department: 'organisation',
  organisation: 'organisation',
  ownOrganisation: 'organisation',
  position: 'position',
  ownPosition: 'position',
  role: 'role',
  group: 'group',
  area: 'area',
};
const groupsOfTypes: Record<string, Group> = {
  user: 'people',
  company: 'organisation',
  department: 'organisation',
  position: 'position',
  role: 'role',
  group: 'group',
};

/** Looks up every name that these values need, each kind of thing once; then says them one by one. */
export async function namesFor(
  reader: Reader,
  cells: readonly NamedCell[],
): Promise<(cell: NamedCell) => Saying> {
  const { db, language, zone } = reader;
  const wanted = new Map<Group, Set<string>>();
  const want = (group: Group | undefined, ids: readonly string[]) => {
    if (!group || ids.length === 0) return;
    const known = wanted.get(group) ?? new Set();
    for (const id of ids) known.add(id);
    wanted.set(group, known);
  };
  const dictionaries = new Set<string>();
  for (const { field, value } of cells) {
    want(groups[field.kind], idsIn(value));
    if (field.kind === 'users')
      for (const mixed of idsIn(value)) {
        const { id, type } = splitMixedId(mixed);
        want(groupsOfTypes[type], [id]);
      }
    if (field.options?.from === 'dictionary' && idsIn(value).length > 0)
      dictionaries.add(field.options.dictionary);
  }

  const names = new Map<string, string | undefined>();
  for (const [group, ids] of wanted)
    for (const [id, name] of await namesOfGroup(reader, group, [...ids])) names.set(`${group} ${id}`, name);
  const entries = new Map<string, Awaited<ReturnType<typeof choicesOf>>>();
  for (const code of dictionaries) entries.set(code, await choicesOf(db, code, language));
  const related = await relatedNames(reader, cells, namesFor);

  const words = {
    on: valueWords.on[language],
    off: valueWords.off[language],
    signed: valueWords.signed[language],
  };
  const nameIn = (field: FormField, path: string, labels: Labels, id: string): string | undefined => {
    const group = groups[field.kind];
    if (group) return names.get(`${group} ${id}`);
    if (field.kind === 'users') {
      const mixed = splitMixedId(id);
      return names.get(`${groupsOfTypes[mixed.type] ?? ''} ${mixed.id}`);
    }
    if (field.source?.modelId) return related(field, id);
    if (field.options?.from === 'static') return staticLabels(field.options.options).get(id);
    if (field.options?.from === 'dictionary') return entries.get(field.options.dictionary)?.get(id)?.fullName;
    const kept = Object.hasOwn(labels, path) ? labels[path] : undefined;
    return kept && Object.hasOwn(kept, id) ? kept[id] : undefined;
  };
  return ({ field, path, labels }) => ({ zone, words, nameOf: (id) => nameIn(field, path, labels, id) });
}

function namesOfGroup(
  reader: Reader,
  group: Group,
  ids: readonly string[],
): Promise<Iterable<[string, string]>> {
  const { db, session, stamp, language, namesOnly } = reader;
  const key = JSON.stringify(['names', group, session.kind, language, namesOnly, ...ids]);
  return askUntilChange(db, stamp, key, () => findNames(reader, group, ids));
}

async function findNames(
  { db, session, language, namesOnly }: Reader,
  group: Group,
  ids: readonly string[],
): Promise<Iterable<[string, string]>> {
  const withAccounts = !namesOnly && maySeeColleagues(session);
  if (group === 'people') return peopleNames(db, ids, { withAccounts });
  if (group === 'area') return namesOfAreas(db, ids);
  return [...(await namesById(db, group, ids, language))].map(([id, { fullName }]) => [id, fullName]);
}

const labelsOfOptions = new WeakMap<readonly Option[], Map<string, string>>();

function staticLabels(options: readonly Option[]): Map<string, string> {
  const known = labelsOfOptions.get(options);
  if (known) return known;
  const labels = new Map<string, string>();
  const open = [...options];
  for (let option = open.pop(); option !== undefined; option = open.pop()) {
    labels.set(option.value, option.label);
    open.push(...(option.children ?? []));
  }
  labelsOfOptions.set(options, labels);
  return labels;
}
