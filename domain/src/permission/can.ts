export type PermissionKind = 'column' | 'form' | 'button';

export interface PermissionItem {
  readonly enCode: string;
}

/** What a person may do in one module; the wire leaves out lists that are empty. */
export interface PermissionEntry {
  readonly modelId: string;
  readonly column?: readonly PermissionItem[] | null;
  readonly form?: readonly PermissionItem[] | null;
  readonly button?: readonly PermissionItem[] | null;
}

export type PermissionList = readonly PermissionEntry[] | null | undefined;

/** Whether the list grants an enCode in a module; a missing module or an empty list grants nothing. */
export function can(
  permissionList: PermissionList,
  modelId: string | null | undefined,
  kind: PermissionKind,
  enCode: string | null | undefined,
): boolean {
  if (!permissionList || !modelId || !enCode) return false;
  return permissionList.some(
    (entry) => entry.modelId === modelId && entry[kind]?.some((item) => item.enCode === enCode) === true,
  );
}

type Row = Readonly<Record<string, unknown>>;

/** A copy of the row without the guarded columns the person lacks; columns nobody guards pass. */
export function visibleColumns(
  permissionList: PermissionList,
  modelId: string | null | undefined,
  guarded: readonly string[],
  row: Row,
): Record<string, unknown> {
  return withoutColumns(row, hiddenColumns(permissionList, modelId, guarded));
}

/** The guarded columns the person lacks; worked out once for a list of rows. */
export function hiddenColumns(
  permissionList: PermissionList,
  modelId: string | null | undefined,
  guarded: readonly string[],
): ReadonlySet<string> {
  return new Set(guarded.filter((enCode) => !can(permissionList, modelId, 'column', enCode)));
}

/** A copy of the row without some columns; `tableField-childField` names a column inside a sub-table. */
export function withoutColumns(row: Row, hidden: ReadonlySet<string>, table = ''): Record<string, unknown> {
  const shown = Object.entries(row)
    .filter(([column]) => !hidden.has(table + column))
    .map(([column, value]) => [column, withoutChildColumns(value, hidden, `${table}${column}-`)]);
  return Object.fromEntries(shown);
}

function withoutChildColumns(value: unknown, hidden: ReadonlySet<string>, table: string): unknown {
  const guardsChildren = [...hidden].some((enCode) => enCode.startsWith(table));
  if (!guardsChildren || !Array.isArray(value)) return value;
  return value.map((child) => (isRow(child) ? withoutColumns(child, hidden, table) : child));
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
