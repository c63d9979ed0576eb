import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite';

interface Options {
  root: string;
  /** What every page begins with, before the test file. */
  setUp: string;
}

const place = '/@bundled/';
/** Of these the page has one already: they come from the server, under an address that can be imported as it is. */
const runner = /^vitest(\/browser)?$/;
const runnerPlace = '/@runner/';

/**
 * Gives the pages of test files the app in a few pieces. The page of each test file would fetch and link more than a
 * thousand modules, which takes longer than most tests. As without this, a module runs when it is first imported and
 * brings its style, and errors tell the line of the source. React is the one that is shipped: the one for development
 * notes a stack for every element, which took a third of the time of a page.
 */
export function bundledModules({ root, setUp }: Options): Plugin {
  const files = [setUp, ...globSync('src/**/*.test.{ts,tsx}', { cwd: root })].map((file) => join(root, file));
  const names = new Map(files.map((file) => [file, relative(root, file).replaceAll(/\W/g, '-')]));
  return {
    name: 'bundled-modules',
    enforce: 'pre',
    apply: () => process.env.VITEST_MODE !== 'WATCH',
    resolveId: (id) => (id.startsWith(runnerPlace) || id.startsWith(place) ? id : undefined),
    load(id) {
      if (id.startsWith(runnerPlace)) return `export * from '${id.slice(runnerPlace.length)}';`;
    },
    configureServer(server) {
      let made: ReturnType<typeof bundle> | undefined;
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURI(request.url?.split('?')[0] ?? '');
        const name = names.get(path.replace(/^\/@fs(?=\/)/, '').replaceAll('/', sep));
        if (!name && !path.startsWith(place)) return next();
        try {
          made ??= bundle(root, names).then((chunks) => rememberSources(server, chunks));
          const code = name ? `import '${place}${name}.js';` : (await made).get(path)?.code;
          if (code === undefined) return next();
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'max-age=31536000, immutable');
          response.end(code);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** By address. */
type Chunks = Map<string, Rolldown.OutputChunk>;

async function bundle(root: string, names: ReadonlyMap<string, string>): Promise<Chunks> {
  const done = await build({
    ...{ root, configFile: false, logLevel: 'error', mode: 'test', base: place },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { development: false } },
    plugins: [react(), runnerOfThePage, styleWithModule, workersFromServer],
    build: {
      ...{ write: false, minify: false, sourcemap: 'hidden', target: 'esnext', modulePreload: false },
      rolldownOptions: {
        input: Object.fromEntries([...names].map(([file, name]) => [name, file])),
        preserveEntrySignatures: false,
        output: {
          ...{ entryFileNames: '[name].js', chunkFileNames: '[name].js', strictExecutionOrder: true },
          sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
          codeSplitting: { groups: [{ name: (id) => (names.has(id) ? null : pieceOf(root, id)) }] },
        },
      },
    },
  });
  const { output } = done as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[place + file.fileName, file]] : [])));
}

/** The folder of the web app, the floor below it, or the package. */
function pieceOf(root: string, id: string): string {
  const ofPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];
  if (ofPackage) return `package-${ofPackage.replaceAll(/\W/g, '-')}`;
  const [floor = '', , folder = ''] = relative(join(root, '..'), id).split(sep);
  return floor === 'web' ? folder : floor;
}

/** The server finds the lines of sources by what it sent itself. */
async function rememberSources(server: ViteDevServer, chunks: Chunks): Promise<Chunks> {
  const { moduleGraph } = server.environments.client;
  for (const [path, { code, map }] of chunks) {
    const module = await moduleGraph.ensureEntryFromUrl(path);
    module.transformResult = { code, map };
  }
  return chunks;
}

const runnerOfThePage: Plugin = {
  name: 'runner-of-the-page',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: runner },
    handler: (id) => ({ id: runnerPlace + id, external: true }),
  },
};

/** A style comes when its module runs, as from the server. */
const styleWithModule: Plugin = {
  name: 'style-with-module',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}.style.js`;
    },
  },
  load: {
    filter: { id: /\.style\.js$/ },
    handler: (id) => {
      const file = id.slice(0, -'.style.js'.length);
      const text = JSON.stringify(readFileSync(file, 'utf8'));
      return `document.head.append(Object.assign(document.createElement('style'), { textContent: ${text} }));`;
    },
  },
};

/** The address of a worker is one that the server has to write, so a module that starts one comes from there. */
const workersFromServer: Plugin = {
  name: 'workers-from-server',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\/@fs\// },
    handler: (id) => ({ id, external: true }),
  },
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /new Worker\(/ },
    handler: (_code, id) => ({
      code: `export * from ${JSON.stringify(`/@fs/${id.replace(/^\//, '')}`)};`,
      map: null,
    }),
  },
};
