import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { type RefusalName, refusals } from '@fairway/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { openApi } from '../server/src/http/openapi.ts';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

describe('promises of this repository', () => {
  it('docs/openapi.json is what the server says (npm run openapi writes it)', async () => {
    expect(JSON.parse(await read('docs/openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('the lock file and the manifests name no host', async () => {
    for (const path of [
      'package-lock.json',
      'package.json',
      '.npmrc',
      'contract/package.json',
      'domain/package.json',
      'server/package.json',
      'web/package.json',
    ]) {
      expect(await read(path), path).not.toMatch(/"resolved": *"https?:|registry *=/);
    }
  });

  it('the README fits on a page', async () => {
    expect((await read('README.md')).split('\n').length).toBeLessThanOrEqual(81);
  });

  it('continuous integration runs npm test and nothing else', async () => {
    expect((await read('.ci/run')).split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
      'exec npm test',
    ]);
  });

  it('versions are pinned', async () => {
    for (const path of [
      'package.json',
      'contract/package.json',
      'domain/package.json',
      'server/package.json',
      'web/package.json',
    ]) {
      const manifest = JSON.parse(await read(path)) as Record<string, Record<string, string> | undefined>;
      const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.entries(manifest[kind] ?? {}),
      );
      for (const [name, version] of wanted)
        expect(version, `${name} in ${path}`).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  it('every refusal of the catalogue is given somewhere, and is announced by an endpoint or by the kernel', () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const sources = ['server/src', 'domain/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    );
    const given = sources.join('\n');
    const kernel: RefusalName[] = [
      ...(['FIELDS_INVALID', 'BODY_MALFORMED', 'FORBIDDEN', 'COMMAND_ID_REUSED'] as const),
      ...(['SESSION_EXPIRED', 'SIGNED_IN_ELSEWHERE', 'TOKEN_INVALID', 'SEEING_ONLY'] as const),
      ...(['SIGNED_OUT_ELSEWHERE', 'PASSWORD_WAS_CHANGED'] as const),
    ];
    const announced = new Set([...kernel, ...endpoints.flatMap(({ errors }) => errors)]);
    for (const name of Object.keys(refusals) as RefusalName[]) {
      expect(given.includes(`'${name}'`), `${name} is given`).toBe(true);
      expect(announced.has(name), `${name} is announced`).toBe(true);
    }
  });
});
