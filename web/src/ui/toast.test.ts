import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from './toast.ts';

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const shown = () => page.getByRole('status');
const isOpen = () => document.querySelector('.toast')?.matches(':popover-open');

test('a toast says its words for a second and a half and goes', async () => {
  const start = performance.now();
  toast('保存成功');
  await expect.element(shown()).toHaveTextContent('保存成功');
  await expect.poll(isOpen).toBe(false);
  expect(performance.now() - start).toBeGreaterThan(1450);
  expect(document.querySelector('.toast')?.textContent).toBe('');
});

test('a newer toast takes the place of the older and has its own time', async () => {
  toast('第一');
  await wait(1000);
  const start = performance.now();
  toast('第二');
  await expect.element(shown()).toHaveTextContent('第二');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  await expect.poll(isOpen).toBe(false);
  expect(performance.now() - start).toBeGreaterThan(1450);
});

test('it stands on layer 10090 and above a modal dialog, where a screen reader hears it', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  toast('对话框之上');
  const element = document.querySelector<HTMLElement>('.toast');
  expect(getComputedStyle(element as HTMLElement).zIndex).toBe('10090');
  expect(dialog.contains(element)).toBe(true);
  expect(element?.getAttribute('aria-live')).toBe('polite');
  const box = (element as HTMLElement).getBoundingClientRect();
  // pointer-events: none keeps it out of hit tests; what matters is that it lies over the dialog.
  (element as HTMLElement).style.pointerEvents = 'auto';
  expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(element);
  dialog.remove();
  toast('之后还能用');
  expect(document.querySelector('.toast')?.textContent).toBe('之后还能用');
});
