/** A field as the family names it: `table-field` for a column. */
export const jnpfPath = (path: string): string => path.replace('.', '-');
