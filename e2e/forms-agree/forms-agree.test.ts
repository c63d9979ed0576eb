// Features: forms, scripts
import { anyForm, anyRights, anyValues } from '@fairway/domain/forms/testing/generated-forms.ts';
import fc from 'fast-check';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { type Filled, workOut } from './work-out.ts';

const forms = 10_000;
const atOnce = 500;

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

it(`${forms.toLocaleString()} forms nobody has seen come to the same in a browser as on the server`, async () => {
  const seed = Number(process.env.FORMS_SEED ?? 20_261_115);
  const filled = fc.record({ definition: anyForm, values: anyValues, rights: anyRights });
  // As JSON, which is all that travels between the two.
  const all = JSON.parse(JSON.stringify(fc.sample(filled, { numRuns: forms, seed }))) as Filled[];
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.evaluate(await bundle());
    for (let start = 0; start < all.length; start += atOnce) {
      const some = all.slice(start, start + atOnce);
      const theirs = await page.evaluate(
        (text) => (globalThis as unknown as { workOutAll: (text: string) => string[] }).workOutAll(text),
        JSON.stringify(some),
      );
      const ours = some.map(workOut);
      for (const [index, one] of ours.entries())
        expect(theirs[index], `seed ${seed}, form ${start + index}`).toBe(one);
    }
  } finally {
    await browser.close();
  }
});
