import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './web.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-web-'));
  await mkdir(join(folder, 'assets'));
  const files = {
    '.built-from': 'hash',
    'index.html': '<!--base-->page',
    'index.html.br': 'page, packed',
    'icon.svg': '<svg/>',
    'assets/screen-a1.js': 'code',
    'assets/screen-a1.js.br': 'code, packed',
  };
  for (const [name, words] of Object.entries(files)) await writeFile(join(folder, name), words);
  app = Fastify();
  await serveWeb(app, { basePath: '/fairway' }, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the built web app', () => {
  it('sends an asset for a year, packed to whoever can unpack it', async () => {
    const plain = await app.inject({ url: '/fairway/assets/screen-a1.js' });
    expect(plain).toMatchObject({ statusCode: 200, body: 'code' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const packed = await app.inject({
      url: '/fairway/assets/screen-a1.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed).toMatchObject({ statusCode: 200, body: 'code, packed' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br' });
    const head = await app.inject({ method: 'HEAD', url: '/fairway/assets/screen-a1.js?v=1' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
  });

  it('sends other files for an hour, and the page with its base path for every screen', async () => {
    const icon = await app.inject({ url: '/fairway/icon.svg' });
    expect(icon).toMatchObject({ statusCode: 200, body: '<svg/>' });
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
    for (const path of ['/', '/pages/login/index']) {
      const screen = await app.inject({ url: `/fairway${path}` });
      expect(screen).toMatchObject({ statusCode: 200, body: '<base href="/fairway/">page' });
    }
  });

  it.each([
    ['GET', '/fairway/assets/gone.js'],
    ['GET', '/fairway/assets/..%2Findex.html'],
    ['GET', '/fairway/assets/%2e%2e%2f.built-from'],
    ['GET', '/fairway/assets/'],
    ['GET', '/fairway/.built-from'],
    ['GET', '/fairway/index.html'],
    ['GET', '/fairway/index.html.br'],
    ['GET', '/assets/screen-a1.js'],
    ['POST', '/fairway/assets/screen-a1.js'],
  ] as const)('has nothing for %s %s', async (method, url) => {
    const reply = await app.inject({ method, url });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 404 });
  });
});
