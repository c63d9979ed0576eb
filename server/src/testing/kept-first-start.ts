import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the steps of one run keep what a first start of the product left behind; each alone keeps its own. */
export const firstStartsVariable = 'FAIRWAY_FIRST_STARTS';

/** What a first start left behind, stopped in good order, if there was one in this place. */
export async function keptFirstStart(place: string): Promise<string | undefined> {
  const kept = join(place, 'kept');
  return (await isThere(kept)) ? kept : undefined;
}

export const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
