import { page } from 'vitest/browser';

/** Chooses somebody in a field that is itself inside a sheet. */
export async function pickPerson(field: string, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(field) }).click();
  const finder = page.getByRole('dialog').last();
  await finder.getByRole('searchbox').fill(name);
  await finder
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
