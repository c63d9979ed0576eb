import { asText } from '../../../forms/jnpf-import/raw.ts';

/** A field as the family names it (`field`, `table-field`) in our words; undefined when it names none. */
export function pathOf(written: unknown): string | undefined {
  const path = (asText(written).split('_jnpfTable_')[0] ?? '').trim().replace('-', '.');
  return /^[\p{L}_][\p{L}\p{N}_]{0,59}(?:\.[\p{L}_][\p{L}\p{N}_]{0,59})?$/u.test(path) ? path : undefined;
}
