import { join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const built = join(import.meta.dirname, 'dist');

/** A module finds the files beside it (migrations, forms of the demo, a worker) where it was written, from every chunk. */
const ownPlace: Plugin = {
  name: 'own-place',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
    handler(code, id) {
      const place = relative(built, id).split(sep).join('/');
      return {
        code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`),
        map: null,
      };
    },
  },
};

/** Our own modules in a few files: to find and link more than a thousand of them is half of a start. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownPlace],
  ssr: { noExternal: [/^@fairway\//], target: 'node' },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js', strictExecutionOrder: true } },
  },
});
