import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the request about something that waits for this person, by words of its title. */
export async function openTask(page: Page, url: string, words: string): Promise<void> {
  await page.goto(`${url}/pages/workFlow/flowTodo/index`);
  await page.getByRole('searchbox').first().fill(words);
  await page
    .getByRole('button', { name: words })
    .or(page.locator('.list-row', { has: page.locator(`[title*="${words}"]`) }))
    .first()
    .click();
  await page.locator('.flow-head').waitFor();
}

/** Answers the request that is open on a desk. */
export async function answer(
  page: Page,
  act: '同意' | '退回',
  say: (form: Locator) => Promise<unknown> = async () => {},
): Promise<void> {
  const form = page.getByRole('dialog', { name: act === '同意' ? '审批同意' : '审批退回' });
  // A click on what is being drawn anew is lost; one that opens the form slowly must not be waited for behind it.
  await expect
    .poll(async () => {
      if ((await form.count()) > 0) return 1;
      const briefly = { timeout: 5_000 };
      await page
        .getByRole('button', { name: act, exact: true })
        .click(briefly)
        .catch(() => undefined);
      await form.waitFor(briefly).catch(() => undefined);
      return form.count();
    })
    .toBe(1);
  await say(form);
  await form.getByRole('button', { name: '确定', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
}
