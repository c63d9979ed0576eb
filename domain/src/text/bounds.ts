/** Two numbers, or nothing when a form's rule holds something else. */
export function boundsOf(range: unknown): { least: number; most: number } | undefined {
  if (!Array.isArray(range)) return undefined;
  const [least, most]: unknown[] = range;
  return typeof least === 'number' && typeof most === 'number' ? { least, most } : undefined;
}
