/** What is read of one file; above it the file is refused, never cut. */
export interface SheetLimits {
  bytes: number;
  /** Of the parts that are read, together: a bomb of some kilobytes unpacks to gigabytes. */
  unzippedBytes: number;
  sheets: number;
  /** With a value, on each sheet. */
  rows: number;
  columns: number;
  /** With a value, over all sheets, the cells of merged ranges among them. */
  cells: number;
}

export const defaultLimits: SheetLimits = {
  bytes: 20_000_000,
  unzippedBytes: 64_000_000,
  sheets: 100,
  rows: 20_000,
  columns: 200,
  cells: 600_000,
};
