import type { Say } from '../language/words.ts';

/** How long something took, as people say it. */
export function tookWords(words: Say, milliseconds: number | null): string {
  if (milliseconds === null) return '';
  if (milliseconds < 1_000) return words('jobMilliseconds', { count: Math.max(1, Math.round(milliseconds)) });
  if (milliseconds < 60_000) return words('jobSeconds', { count: (milliseconds / 1_000).toFixed(1) });
  return words('jobMinutes', { count: (milliseconds / 60_000).toFixed(1) });
}
