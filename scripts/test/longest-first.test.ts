import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longest } from './longest-first.ts';
import { root } from './run-node.ts';

it.each(longest)('%s is where it is said to be', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});
