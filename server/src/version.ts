import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');

/** The version of this server, as its package says. */
export const version: string = (JSON.parse(manifest) as { version: string }).version;
