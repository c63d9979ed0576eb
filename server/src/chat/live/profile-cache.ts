import type { Db } from '../../database/open.ts';
import { type Profile, readProfiles } from './store.ts';

/** So much later a new name or portrait is seen. */
const keptFor = 1_000;

export type Profiles = ReadonlyMap<string, Profile>;

/** Who people are, or were a moment ago: where much is said, a few say most of it. */
export function profileCache(db: Db) {
  const known = new Map<string, Profile>();
  let knownSince = 0;

  return async function facesOf(userIds: Iterable<string>): Promise<Profiles> {
    const now = performance.now();
    if (now - knownSince > keptFor) known.clear();
    if (known.size === 0) knownSince = now;
    const asked = [...new Set(userIds)];
    const faces = new Map<string, Profile>();
    for (const userId of asked) {
      const face = known.get(userId);
      if (face) faces.set(userId, face);
    }
    const unknown = asked.filter((userId) => !faces.has(userId));
    const read = unknown.length > 0 ? await readProfiles(db, unknown) : [];
    for (const face of read) {
      known.set(face.userId, face);
      faces.set(face.userId, face);
    }
    return faces;
  };
}
