import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { Sheet } from './sheet.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Sheet title="筛选" open={open} onClose={() => setOpen(false)}>
        <p>内容</p>
      </Sheet>
    </>
  );
}

const sheet = () => page.getByRole('dialog', { name: '筛选' });
const box = () => (document.querySelector('.sheet') as HTMLElement).getBoundingClientRect();

test('the cross, Esc and the veil close it; the focus goes back to what opened it', async () => {
  await render(<Example />);
  const opener = page.getByRole('button', { name: '打开' });
  const ways = [
    () => page.getByRole('button', { name: '关闭' }).click(),
    () => userEvent.keyboard('{Escape}'),
    () =>
      userEvent.click(document.querySelector('.sheet') as HTMLElement, {
        position: { x: 5, y: -60 },
        force: true,
      }),
  ];
  for (const close of ways) {
    await opener.click();
    await expect.element(sheet()).toBeVisible();
    await close();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});

test('at the bottom of a phone, at the side of a desk', async () => {
  await page.viewport(390, 844);
  await render(<Example />);
  await page.getByRole('button', { name: '打开' }).click();
  await expect.poll(() => Math.round(box().bottom)).toBe(844);
  expect(Math.round(box().width)).toBe(390);
  await page.viewport(1280, 800);
  await expect.poll(() => Math.round(box().right)).toBe(1280);
  expect([Math.round(box().width), Math.round(box().height)]).toEqual([400, 800]);
  await page.viewport(390, 844);
});
