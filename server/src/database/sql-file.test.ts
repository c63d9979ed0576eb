import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { loadBuiltIn } from './built-in.ts';
import { sqlFile } from './sql-file.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'fairway-sql-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const answer = async () => (await app.database.pool.query('select sql_file_answer() as n')).rows[0].n;

it('runs a file again when it changed, and only then', async () => {
  const path = join(folder, 'answer.sql');
  const load = async (text: string) => {
    await writeFile(path, text);
    await loadBuiltIn(app.database.db, [sqlFile('test/answer.sql', pathToFileURL(path))]);
  };
  const saying = (n: number) =>
    `create or replace function sql_file_answer() returns int language sql as 'select ${n}';`;
  await load(saying(1));
  expect(await answer()).toBe(1);
  await load(saying(2));
  expect(await answer()).toBe(2);

  await app.database.pool.query(saying(3));
  await load(saying(2));
  expect(await answer()).toBe(3);
});

it('gives chat the functions of its file', async () => {
  const file = await readFile(new URL('../chat/store-messages.sql', import.meta.url), 'utf8');
  const { rows } = await app.database.pool.query<{ name: string; body: string }>(
    'select proname as name, prosrc as body from pg_proc where proname = any($1)',
    [[...file.matchAll(/create or replace function (\w+)/g)].map(([, name]) => name)],
  );
  expect(rows.length).toBe(5);
  for (const { name, body } of rows) expect(file.includes(body), name).toBe(true);
});
