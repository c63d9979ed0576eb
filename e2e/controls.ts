import type { Locator, Page } from 'playwright-core';

/** Presses a button by its whole name. */
export const press = (place: Page | Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).click();

/** Does something that is answered by a line which goes away by itself: a busy machine may miss it after the press. */
export async function answered(page: Page, words: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(words).first().waitFor(), act()]);
}

/** Chooses what stands in the menu of a page. */
export async function choose(page: Page, name: string): Promise<void> {
  await press(page, '更多操作');
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** What a sheet asks is said, and it closes. */
export async function say(
  page: Page,
  agreed: string,
  fill: (sheet: Locator) => Promise<unknown> = async () => {},
): Promise<void> {
  const sheet = page.getByRole('dialog').last();
  await fill(sheet);
  await press(sheet, agreed);
  await sheet.waitFor({ state: 'hidden' });
}

export const rowOf = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: words });
