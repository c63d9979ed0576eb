import type { EditedTemplate } from './edited-template.ts';

type Versions = EditedTemplate['versions'];

export const newestOf = (versions: Versions): number => Math.max(...versions.map(({ version }) => version));

/** How many requests run by another version than this one, or than the newest. */
export const inOlderUse = (versions: Versions, inForce = newestOf(versions)): number =>
  versions.filter(({ version }) => version !== inForce).reduce((sum, { inUse }) => sum + inUse, 0);
