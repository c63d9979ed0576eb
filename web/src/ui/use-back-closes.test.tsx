import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { scan } from '../scan/scan.tsx';
import { goTo, place } from '../testing/open-app.tsx';
import { render } from '../testing/render.ts';
import { enterRoom } from '../testing/room.ts';
import { HistoryRouter } from '../wire/navigation/history-router.tsx';
import { Button } from './button.tsx';
import { confirm } from './confirm.tsx';
import { EnlargedPicture } from './enlarged-picture.tsx';
import { Sheet } from './sheet.tsx';

const answers: unknown[] = [];
const note = (answer: Promise<unknown>) => void answer.then((said) => answers.push(said));

function Second() {
  const [isOpen, setOpen] = useState(false);
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <>
      <h1>第二屏</h1>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Button onClick={() => note(scan())}>扫码</Button>
      <Button onClick={() => setEnlarged(true)}>放大</Button>
      <Sheet title="筛选" open={isOpen} onClose={() => setOpen(false)}>
        <Button onClick={() => note(confirm({ title: '删除？' }))}>删除</Button>
        <Link to="/second?page=2">下一页</Link>
        <Link to="/third">第三屏</Link>
      </Sheet>
      {isEnlarged && <EnlargedPicture address="data:," name="照片" onClose={() => setEnlarged(false)} />}
    </>
  );
}

const sheet = page.getByRole('dialog', { name: '筛选' });
const question = page.getByRole('alertdialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const rest = () => new Promise((resolve) => setTimeout(resolve, 150));

beforeEach(async () => {
  answers.length = 0;
  enterRoom();
  goTo('/first');
  await render(
    <HistoryRouter>
      <Routes>
        <Route path="/first" element={<Link to="/second">去第二屏</Link>} />
        <Route path="/second" element={<Second />} />
        <Route path="/third" element={<h1>第三屏到了</h1>} />
      </Routes>
    </HistoryRouter>,
  );
  await page.getByRole('link', { name: '去第二屏' }).click();
});

test('back closes the topmost only, one after the other, and leaves the screen last', async () => {
  await press('打开');
  await press('删除');
  await expect.element(question).toBeVisible();
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => answers).toEqual([false]);
  await expect.element(sheet).toBeVisible();
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await rest();
  expect(place()).toBe('/second');
  await expect.element(page.getByRole('heading', { name: '第二屏' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('link', { name: '去第二屏' })).toBeVisible();
  expect(place()).toBe('/first');
});

test('forward closes it too', async () => {
  await press('打开');
  await page.getByRole('link', { name: '第三屏' }).click();
  history.back();
  await expect.element(page.getByRole('heading', { name: '第二屏' })).toBeVisible();
  await press('打开');
  history.forward();
  await expect.element(sheet).not.toBeInTheDocument();
  await rest();
  expect(place()).toBe('/second');
});

test('closed by other means, history is as it was', async () => {
  const length = history.length;
  await press('打开');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(history.length).toBe(length);
  history.back();
  await expect.element(page.getByRole('link', { name: '去第二屏' })).toBeVisible();
});

test('a link inside works; after one that keeps the sheet open, back still closes it where it is', async () => {
  await press('打开');
  await page.getByRole('link', { name: '下一页' }).click();
  expect(place()).toBe('/second?page=2');
  await expect.element(sheet).toBeVisible();
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await rest();
  expect(place()).toBe('/second?page=2');
  await press('打开');
  await page.getByRole('link', { name: '第三屏' }).click();
  await expect.element(page.getByRole('heading', { name: '第三屏到了' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { name: '第二屏' })).toBeVisible();
  expect(place()).toBe('/second?page=2');
});

test.each([
  ['扫码', '扫一扫'],
  ['放大', '照片'],
])('back closes what %s opened', async (opener, name) => {
  await press(opener);
  await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('dialog', { name })).not.toBeInTheDocument();
  await rest();
  expect(place()).toBe('/second');
  await expect.poll(() => answers).toEqual(opener === '扫码' ? [undefined] : []);
});
