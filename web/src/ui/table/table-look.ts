/** How one person has arranged a table. Columns it does not name stand where the feature put them. */
export interface TableLook {
  order: readonly string[];
  hidden: readonly string[];
  /** In pixels, by column; only those that were chosen. */
  widths: Readonly<Record<string, number>>;
  /** The column the rows are grouped by. */
  group?: string | undefined;
  /** Columns that are shown although they are extra. */
  added?: readonly string[] | undefined;
}

export const plainLook: TableLook = { order: [], hidden: [], widths: {} };

/** One choice for all tables: how high a row is. */
export type Density = 'compact' | 'comfortable';
export const rowHeights: Readonly<Record<Density, number>> = { compact: 36, comfortable: 44 };
