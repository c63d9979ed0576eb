import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { place } from '../../testing/open-app.tsx';
import { applyPathOf } from '../paths.ts';
import { awaiting, awaitingPage, calls, openReleases } from '../testing/releases.ts';

test('the home of a customer shows what can be applied for, and leads there', async () => {
  await openReleases('/pages/index/apply', {
    who: 'customer',
    answers: { [calls.awaiting]: [awaitingPage([awaiting()])] },
  });
  await expect.element(page.getByRole('link', { name: '1 票待申请' })).toBeVisible();
  await page.getByRole('link', { name: /SE26110001/ }).click();
  await expect.poll(place).toBe(applyPathOf('s1'));
});
