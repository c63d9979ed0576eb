import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserExecutable } from '../scripts/browser.ts';
import { answeringServer } from './src/testing/answering-server.ts';
import { bundledModules } from './src/testing/bundled-modules.ts';
import { cachedModules } from './src/testing/cached-modules.ts';

const browser = await browserExecutable();
if (!browser.found) console.warn(`web tests are skipped: ${browser.reason}`);
const launchOptions = browser.found
  ? { executablePath: browser.executablePath, args: browser.args, env: browser.env }
  : {};

const setUp = 'src/testing/set-up.ts';
/** Found late, a package would be bundled and the page loaded anew in the middle of a test. */
const packages = [
  '@jitl/quickjs-wasmfile-release-sync',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'axe-core',
  'decimal.js',
  'dompurify',
  'echarts/charts',
  'echarts/components',
  'echarts/core',
  'echarts/features',
  'echarts/renderers',
  'jsbarcode',
  'jsep',
  'qr',
  'qr/decode.js',
  'quickjs-emscripten-core',
  're2js',
  'react',
  'react-dom',
  'react-dom/client',
  'react-easy-crop',
  'react-router',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'signature_pad',
  'virtua',
  'vitest-browser-react',
  'zod/mini',
  'zustand',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    answeringServer(),
    bundledModules({ root: import.meta.dirname, setUp }),
    cachedModules(),
  ],
  optimizeDeps: { include: packages },
  test: {
    name: 'web',
    include: browser.found ? ['src/**/*.test.{ts,tsx}'] : [],
    passWithNoTests: !browser.found,
    setupFiles: [setUp],
    maxWorkers: 3,
    // A machine with other work beside it fetches a screen's modules in seconds, not in milliseconds: waiting
    // costs nothing where a test passes, and a test that gives up early fails for no reason.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      // What moves makes a test wait; journeys (e2e/) see it move.
      provider: playwright({
        launchOptions,
        actionTimeout: 60_000,
        contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
    },
  },
});
