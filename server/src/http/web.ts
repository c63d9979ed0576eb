import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { transport } from './envelope.ts';
import { languageOf } from './language.ts';
import { pageHeaders } from './security-headers.ts';

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** What the route table of the web app can know; the rest is somebody's mistake. */
const screenPath = /^\/(pages\/|choose-location$|open-location$)/;
/** Calls, and names with an ending: no person types these. */
const notForPeople = /^\/+api(\/|$)|\.\w+$/i;

/** Serves the built web app below the base path; every path that is no file and no call is a screen of it. */
export async function serveWeb(
  app: FastifyInstance,
  { basePath }: Pick<Config, 'basePath'>,
  folder = webFolder,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  const noSuchPath = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send(transport(404, languageOf(request)));
  if (page === undefined) {
    app.log.warn('the web app is not built; only calls are served');
    app.setNotFoundHandler(noSuchPath);
    return;
  }
  const entry = page.replace('<!--base-->', `<base href="${basePath}/">`);

  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${basePath}/`,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The page is served by us, with its base path written in; of the assets there are too many for a route each.
    globIgnore: ['index.html*', '.built-from', 'assets/**'],
    maxAge: '1h',
    setHeaders: (reply, path) => {
      // Names of built assets carry a hash of their content.
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const assets = new Set(await readdir(join(folder, 'assets')));
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${basePath}/assets/:file`,
    handler: ({ params: { file } }, reply) =>
      assets.has(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound(),
  });
  const screen = (reply: FastifyReply, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ ...pageHeaders, 'cache-control': 'no-cache' })
      .send(entry);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const below =
      path === basePath ? '/' : path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
    if (!isRead || below === undefined) return noSuchPath(request, reply);
    if (below === '/' || screenPath.test(below)) return screen(reply);
    // Somebody who mistyped an address sees our own words for it; a program gets the envelope.
    const isPerson = request.headers.accept?.includes('text/html') && !notForPeople.test(below);
    return isPerson ? screen(reply, 404) : noSuchPath(request, reply);
  });
}
