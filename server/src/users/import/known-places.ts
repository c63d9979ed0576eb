import { type FoundPlace, placeFinder } from '@fairway/domain/users/import/find-place.ts';
import type { Context } from '../../http/context.ts';
import { namesInEnglish } from '../../organisation/english-names.ts';
import { structureOf } from '../../organisation/structure.ts';
import { listOpenPositions, listOpenRoles } from '../store.ts';

/** What the cells of a sheet can name: the organisations, positions and roles that are open. */
export async function knownPlaces({ db, session }: Pick<Context, 'db' | 'session'>) {
  const [{ byId }, english, positions, roles] = await Promise.all([
    structureOf(db, session.organisationStamp),
    namesInEnglish(db),
    listOpenPositions(db),
    listOpenRoles(db),
  ]);
  const inEnglish = new Map(english.map(({ fullName, enName }) => [fullName, enName]));
  const named = (name: string) => [name, inEnglish.get(name) ?? name];
  const organisations = [...byId.values()].filter((place) => place.isOffered);
  const open = organisations.map(({ id, organize }) => ({
    id,
    paths: [
      organize,
      organize
        .split('/')
        .map((part) => inEnglish.get(part) ?? part)
        .join('/'),
    ],
  }));
  /** A name is no path: what stands in it may be a stroke. */
  const byName = (list: readonly { id: string; fullName: string; enCode: string }[]) =>
    nameFinder(list.map(({ id, fullName, enCode }) => ({ id, names: [...named(fullName), enCode] })));
  return {
    ...{ organisations, positions, roles },
    organisation: placeFinder(open),
    role: byName(roles),
    anyPosition: byName(positions),
    /** Of these organisations alone: every department may have its clerk. */
    positionIn: (organisationIds: readonly string[]) =>
      byName(positions.filter((position) => organisationIds.includes(position.organisationId))),
  };
}
export type KnownPlaces = Awaited<ReturnType<typeof knownPlaces>>;

const plainName = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function nameFinder(list: readonly { id: string; names: readonly string[] }[]): (text: string) => FoundPlace {
  const ids = new Map<string, Set<string>>();
  for (const { id, names } of list)
    for (const name of names) {
      const key = plainName(name);
      ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  return (text) => {
    const found = ids.get(plainName(text));
    const [id] = found ?? [];
    if (id === undefined) return { why: 'unknown' };
    return found?.size === 1 ? { id } : { why: 'ambiguous' };
  };
}
