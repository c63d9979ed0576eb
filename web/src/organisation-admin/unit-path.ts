import type { Unit } from '@fairway/contract/organisation-admin.ts';

/** What a unit is called with all it stands below, `公司/部门`. */
export function unitPath(units: readonly Unit[], unit: Unit): string {
  const names = [unit.fullName];
  const seen = new Set([unit.id]);
  for (let at = unit.parentId; at !== null && !seen.has(at); ) {
    seen.add(at);
    const above = units.find(({ id }) => id === at);
    if (!above) break;
    names.unshift(above.fullName);
    at = above.parentId;
  }
  return unit.category ? `${unit.category}/${names.join('/')}` : names.join('/');
}
