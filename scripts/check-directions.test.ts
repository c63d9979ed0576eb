import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkDirections } from './check-directions.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A small house in which everything is right, plus the files of one case. */
function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'fairway-house-'));
  folders.push(root);
  const sound = {
    'contract/src/endpoint.ts': `import * as z from 'zod/mini';\nexport const a = 1;`,
    'domain/src/rule.ts': `import { a } from '@fairway/contract/endpoint.ts';\nexport const b = a;`,
    'server/src/app.ts': `import { b } from '@fairway/domain/rule.ts';\nimport { s } from './chat/store.ts';`,
    'server/src/chat/store.ts': `import { t } from './tables.ts';\nexport const s = 1;`,
    'server/src/chat/draft-store.ts': `import { sql } from 'kysely';\nexport const s = sql;`,
    'server/src/chat/tables.ts': `import { a } from '@fairway/contract/endpoint.ts';\nexport const t = 1;`,
    'web/src/app/main.tsx': `import { C } from '../chat/chat-page.tsx';`,
    'web/src/chat/chat-page.tsx': `import { a } from '@fairway/contract/endpoint.ts';\nexport const C = 1;`,
    'web/src/ui/button.tsx': `import { b } from '@fairway/domain/rule.ts';`,
  };
  for (const [path, source] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}

describe('directions between the floors', () => {
  it('a sound house has no problems', () => {
    expect(checkDirections(house({})).problems).toEqual([]);
  });

  it.each([
    ['contract imports zod only', 'contract/src/x.ts', `import pg from 'pg';`],
    ['contract imports zod only', 'contract/src/x.ts', `import { b } from '@fairway/domain/rule.ts';`],
    ['domain imports contract', 'domain/src/x.ts', `import { readFile } from 'node:fs';`],
    ['server and web never', 'server/src/x.ts', `import { C } from '../../web/src/chat/chat-page.tsx';`],
    ['server and web never', 'web/src/x.ts', `import { s } from '../../server/src/chat/store.ts';`],
    ['nothing of Node', 'web/src/x.ts', `import { readFile } from 'node:fs';`],
    ['store and tables are its own', 'server/src/mail/send.ts', `import { s } from '../chat/store.ts';`],
    [
      'store and tables are its own',
      'server/src/mail/send.ts',
      `import type { t } from '../chat/tables.ts';`,
    ],
    [
      'store and tables are its own',
      'server/src/mail/send.ts',
      `const s = await import('../chat/store.ts');`,
    ],
    [
      'store and tables are its own',
      'server/src/mail/send.ts',
      `import { s } from '../chat/draft-store.ts';`,
    ],
    ['SQL lives in stores', 'server/src/chat/send.ts', `import { sql } from 'kysely';`],
    ['SQL lives in stores', 'server/src/chat/restore.ts', `import { sql } from 'kysely';`],
    ['the kernel', 'server/src/http/serve.ts', `import { s } from '../chat/send.ts';\nexport {};`],
    ['the kernel', 'server/src/database/open.ts', `import type { s } from '../chat/send.ts';`],
    [
      'hands in its own feature only',
      'server/src/mail/feature.ts',
      `import { send } from '../chat/send.ts';`,
    ],
    ['what composes them', 'server/src/chat/send.ts', `import { a } from '../app.ts';`],
    ['know no feature', 'web/src/ui/x.tsx', `import { C } from '../chat/chat-page.tsx';`],
    ["each other's pages", 'web/src/mail/x.tsx', `import { C } from '../chat/chat-page.tsx';`],
    ["each other's pages", 'web/src/mail/x.tsx', `export { C } from '../chat/chat-page.tsx';`],
    ['cannot tell what', 'domain/src/x.ts', `import { y } from './missing.ts';`],
  ])('catches: %s', (says, path, source) => {
    const root = house({
      [path]: source,
      'server/src/chat/send.ts': path.endsWith('chat/send.ts') ? source : '',
    });
    expect(checkDirections(root).problems.join('\n')).toContain(says);
  });

  it('two folders of the server that import each other are refused, also for types alone', () => {
    const root = house({
      'server/src/mail/send.ts': `import type { Talk } from '../chat/talk.ts';\nexport const m = 1;`,
      'server/src/chat/talk.ts': `import { m } from '../mail/send.ts';\nexport type Talk = 1;`,
    });
    expect(checkDirections(root).problems).toEqual([
      'server/src: chat → mail → chat: folders do not import each other ' +
        '(server/src/chat/talk.ts → server/src/mail/send.ts, server/src/mail/send.ts → server/src/chat/talk.ts)',
    ]);
  });

  it('so is a longer circle; what composes and what tests is in none', () => {
    const files = {
      'server/src/app.ts': `import { m } from './mail/send.ts';\nexport const a = 1;`,
      'server/src/mail/send.ts': `import type { Talk } from '../chat/talk.ts';\nexport const m = 1;`,
      'server/src/chat/talk.ts': `import { p } from '../post/put.ts';\nexport type Talk = 1;`,
      'server/src/post/put.ts': 'export const p = 1;',
      'server/src/post/put.test.ts': `import { m } from '../mail/send.ts';`,
    };
    expect(checkDirections(house(files)).problems).toEqual([]);
    const circle = {
      ...files,
      'server/src/post/put.ts': `import { m } from '../mail/send.ts';\nexport const p = 1;`,
    };
    expect(checkDirections(house(circle)).problems.join()).toContain('chat → post → mail → chat');
  });

  it('an import inside a comment does not count', () => {
    expect(
      checkDirections(house({ 'domain/src/x.ts': `/* import x from 'pg'; */\n// import y from 'pg';` }))
        .problems,
    ).toEqual([]);
  });

  it('says so when a module was not seen', () => {
    expect(checkDirections(house({}), ['server/src/mail/lost.ts']).problems).toEqual([
      'server/src/mail/lost.ts was not seen',
    ]);
  });

  it('says so when it cannot read an import', () => {
    const root = house({ 'domain/src/x.ts': 'import odd = require("pg");' });
    expect(checkDirections(root).problems.join()).toContain('could not be read');
  });

  it('says so when it saw nothing', () => {
    const empty = mkdtempSync(join(tmpdir(), 'fairway-house-'));
    folders.push(empty);
    expect(checkDirections(empty).problems.join()).toContain('blind');
  });
});
