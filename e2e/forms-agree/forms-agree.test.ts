// Features: forms, scripts
import { anyForm, anyRights, anyValues } from '@fairway/domain/forms/testing/generated-forms.ts';
import fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Filled, workOut } from './work-out.ts';

/** More on request, and with another `FORMS_SEED`: `FORMS_COUNT=10000`. */
const forms = Number(process.env.FORMS_COUNT ?? 2_000);
/** A test each, so that none takes very long. */
const atOnce = Math.min(1_000, forms);

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/in-a-browser.ts`, formats: ['iife'], name: 'agree' },
    },
  });
  const [{ output }] = [built].flat() as [Rollup.RollupOutput];
  return output[0].code;
}

const seed = Number(process.env.FORMS_SEED ?? 20_261_115);
let all: Filled[];
let browser: Browser;
let page: Page;
beforeAll(async () => {
  const filled = fc.record({ definition: anyForm, values: anyValues, rights: anyRights });
  // As JSON, which is all that travels between the two.
  all = JSON.parse(JSON.stringify(fc.sample(filled, { numRuns: forms, seed }))) as Filled[];
  browser = await chromium.connect(inject('browser'));
  page = await browser.newPage();
  await page.evaluate(await bundle());
});
afterAll(() => browser?.close());

const starts = Array.from({ length: Math.ceil(forms / atOnce) }, (_, part) => part * atOnce);

it.each(starts)(
  `${atOnce} forms nobody has seen, from the %i. on, come to the same in a browser as on the server`,
  async (start) => {
    const some = all.slice(start, start + atOnce);
    const theirs = await page.evaluate(
      (text) => (globalThis as unknown as { workOutAll: (text: string) => string[] }).workOutAll(text),
      JSON.stringify(some),
    );
    for (const [index, one] of some.map(workOut).entries())
      expect(theirs[index], `seed ${seed}, form ${start + index}`).toBe(one);
  },
);
