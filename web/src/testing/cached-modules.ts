import type { Plugin } from 'vite';

/**
 * Lets the browser keep the modules of the app for the whole run. Every test file begins with a page of its own, which
 * would ask again for more than a thousand modules whether they have changed; while tests run none does.
 */
export function cachedModules(): Plugin {
  return {
    name: 'cached-modules',
    apply: () => process.env.VITEST_MODE !== 'WATCH',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, isRevalidated(name, value) ? 'max-age=31536000, immutable' : value);
        next();
      });
    },
  };
}

const isRevalidated = (name: string, value: unknown): boolean =>
  name.toLowerCase() === 'cache-control' && value === 'no-cache';
