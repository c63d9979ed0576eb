import { readFileSync } from 'node:fs';
import { createDataInterface } from '@fairway/contract/data-interfaces.ts';
import * as z from 'zod/mini';
import type { WrittenInterface } from '../check-interface.ts';

const names = [
  'containers',
  'ports',
  'customers',
  'suppliers',
  'trucks',
  'warehouse-locations',
  'charge-items',
  'meeting-rooms',
  'asset-categories',
  'colleagues',
];

/** What the forms of the demo company choose from, as it would be sent to be saved; forms refer to the codes as ids. */
export const demoInterfaces: readonly WrittenInterface[] = names.map((name) => {
  const text = readFileSync(new URL(`./interfaces/${name}.json`, import.meta.url), 'utf8');
  return z.parse(createDataInterface.body, JSON.parse(text));
});
