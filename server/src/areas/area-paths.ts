import type { Db } from '../database/open.ts';
import { areaNames, findOfferedAreas } from './store.ts';
import { provinces } from './tables.ts';

export const namesOfAreas = (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  areaNames(db, ids);

/** Whether each of these leads from a province down, step by step, through areas that can be chosen. */
export async function areAreaPaths(db: Db, paths: readonly (readonly string[])[]): Promise<boolean> {
  const areas = await findOfferedAreas(db, [...new Set(paths.flat())]);
  const above = new Map(areas.map(({ id, parentId }) => [id, parentId]));
  return paths.every((path) => path.every((id, step) => above.get(id) === (path[step - 1] ?? provinces)));
}
