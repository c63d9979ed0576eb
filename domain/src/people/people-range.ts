/** Whom a selector may offer, as a form's field says it. */
export interface PeopleRange {
  selectType?: 'all' | 'custom' | 'dep' | 'pos' | 'role' | 'group' | undefined;
  ableDepIds?: readonly string[] | undefined;
  ablePosIds?: readonly string[] | undefined;
  ableUserIds?: readonly string[] | undefined;
  ableRoleIds?: readonly string[] | undefined;
  ableGroupIds?: readonly string[] | undefined;
}

export interface NamedRange {
  departIds: string[];
  positionIds: string[];
  userIds: string[];
  roleIds: string[];
  groupIds: string[];
}

const nothing: NamedRange = { departIds: [], positionIds: [], userIds: [], roleIds: [], groupIds: [] };

/** What a range names; undefined for everybody. A limited range that names nothing is nobody, not everybody. */
export function namedRangeOf(range: PeopleRange): NamedRange | undefined {
  const departIds = [...(range.ableDepIds ?? [])];
  const positionIds = [...(range.ablePosIds ?? [])];
  const userIds = [...(range.ableUserIds ?? [])];
  const roleIds = [...(range.ableRoleIds ?? [])];
  const groupIds = [...(range.ableGroupIds ?? [])];
  switch (range.selectType ?? 'all') {
    case 'all':
      return undefined;
    case 'custom':
      return { departIds, positionIds, userIds, roleIds, groupIds };
    case 'dep':
      return { ...nothing, departIds };
    case 'pos':
      return { ...nothing, positionIds };
    case 'role':
      return { ...nothing, roleIds };
    case 'group':
      return { ...nothing, groupIds };
  }
}

export const isNobody = (range: NamedRange): boolean => Object.values(range).every((ids) => ids.length === 0);
