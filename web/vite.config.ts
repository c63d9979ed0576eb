import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundleBudget } from './bundle-budget.ts';
import { compressedTwins } from './compressed-twins.ts';
import { keptFiles } from './kept-files.ts';
import { licences } from './licences.ts';
import { withoutServerWords } from './without-server-words.ts';

/** In production the server writes the base element in place of this comment. */
const baseForDevelopment: Plugin = {
  name: 'base-for-development',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('<!--base-->', '<base href="/">'),
};

const basics =
  /[\\/]src[\\/]ui[\\/](?:choice|document-title|field|icon-button|language-choice|link|logo|sheet|text-field|theme-choice|use-back-closes|use-document-title|use-media)\.tsx?$/;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    baseForDevelopment,
    withoutServerWords(),
    bundleBudget({
      firstScreen: 'src/sign-in-methods/login-page.tsx',
      limit: 120_000,
      later: [{ module: 'src/ui/chart/drawn.ts', limit: 195_000 }],
    }),
    licences(),
    keptFiles(),
    compressedTwins(),
  ],
  // The script sandbox waits for its interpreter before it answers: only a module can.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // An inlined data: URL would be refused by the content security policy.
    assetsInlineLimit: 0,
    // One file for what every visitor needs first: two dozen small ones compress worse and cost round trips.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'] },
            // What the login and most other screens are made of, for the same reason.
            { name: 'basics', test: basics },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.FAIRWAY_API ?? 'http://127.0.0.1:8080', ws: true } } },
});
