/** The cell of a sub-table the person is being led to: its row, and the model of its column. */
export function targetCell(
  sought: string | undefined,
  table: string,
): { row: number; model: string } | undefined {
  const [owner, row, model] = sought?.split('.') ?? [];
  return owner === table && model !== undefined ? { row: Number(row), model } : undefined;
}
