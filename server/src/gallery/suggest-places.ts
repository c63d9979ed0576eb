import type { Placed } from '@fairway/contract/gallery.ts';
import type { FoundPlace } from '@fairway/domain/gallery/places.ts';
import { mixedIdOf } from '@fairway/domain/people/mixed-id.ts';
import { galleryPlaceWords } from '../language/gallery-words.ts';
import type { Company } from './store.ts';

const members = (id: string, type: string): Placed => ({ by: 'members', ids: [mixedIdOf({ id, type })] });

/** How departments are called that do what a place is for. */
const departmentNames: Readonly<Record<string, RegExp>> = {
  financeManager: /财务|会计|financ|account/i,
  hrManager: /人事|行政|人力|\bhr\b|human|admin/i,
  hrSpecialist: /人事|行政|人力|\bhr\b|human|admin/i,
  systemAdministrator: /信息|技术|\bit\b|system/i,
  engineer: /信息|技术|\bit\b|system/i,
};

/** Who in this company is most likely meant by a place of a flow; whoever sets it up where nobody else is. */
export function suggestPlace(
  company: Company,
  me: string,
  { kind, id }: Pick<FoundPlace, 'kind' | 'id'>,
): Placed {
  const { positions, departments } = company;
  if (kind === 'user') return { by: 'administrators', ids: [] };
  if (kind === 'role') return roleOf(id) ?? members(me, 'user');
  if (kind === 'group') return roleOf('manager') ?? leader();
  const { zh = '', en = '' } = galleryPlaceWords[id] ?? {};
  const position = positions.find(({ fullName }) => [zh, en].some((name) => isSame(name, fullName)));
  if (position) return members(position.id, 'position');
  const pattern = departmentNames[id];
  const department =
    pattern && departments.find(({ parentId, fullName }) => parentId && pattern.test(fullName));
  if (department && id.endsWith('Manager') && department.managerId)
    return members(department.managerId, 'user');
  if (department?.hasPeople && !id.endsWith('Manager')) return members(department.id, 'department');
  return (id === 'financeManager' ? roleOf('finance') : undefined) ?? leader();

  function roleOf(roleId: string): Placed | undefined {
    return company.roles.some((role) => role.id === roleId && role.isHeld)
      ? members(roleId, 'role')
      : undefined;
  }
  /** Who leads the company. */
  function leader(): Placed {
    const top = departments.find(({ parentId, managerId }) => parentId === null && managerId !== null);
    return members(top?.managerId ?? me, 'user');
  }
}

const isSame = (one: string, other: string) => one !== '' && one.toLowerCase() === other.trim().toLowerCase();

/** Who may start a flow, or works with a form: those of its roles that there are; nobody means everybody. */
export const suggestUsers = ({ roles }: Company, roleIds: readonly string[], mustBeHeld: boolean): string[] =>
  roles
    .filter(({ id, isHeld }) => roleIds.includes(id) && (isHeld || !mustBeHeld))
    .map(({ id }) => mixedIdOf({ id, type: 'role' }));
