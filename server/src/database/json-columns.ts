/** Lists and objects as the text of JSON columns; PostgreSQL would read a list as an array of its own. */
export const asJsonColumns = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  ) as T;
