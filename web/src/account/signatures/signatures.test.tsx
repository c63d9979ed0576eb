import type { Signature } from '@fairway/contract/account.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
const list = 'GET /api/permission/Users/Current/SignImg';
const add = 'POST /api/permission/Users/Current/SignImg';
const signature = (id: string, isDefault: 0 | 1): Signature => ({ id, signImg: dot, isDefault });
const two = [signature('s1', 1), signature('s2', 0)];
const open = (signatures: Signature[]) =>
  openApp('/pages/my/personalData?tab=signature', { answers: { [list]: [success(signatures)] } });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (number: number) => page.getByRole('listitem', { name: `签名 ${number}` });
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const paper = page.getByRole('img', { name: '请在此处签名' });

const draw = (from: [number, number], to: [number, number]) =>
  userEvent.dragAndDrop(paper, paper, {
    sourcePosition: { x: from[0], y: from[1] },
    targetPosition: { x: to[0], y: to[1] },
  });

/** How many points of the paper have ink. */
function inkOnPaper(): number {
  const canvas = paper.element() as HTMLCanvasElement;
  return inked(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height));
}
const inked = (pixels: ImageData | undefined) =>
  pixels ? pixels.data.filter((value, index) => index % 4 === 3 && value > 0).length : 0;

async function pixelsOf(dataUrl: string): Promise<ImageData> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, image.width, image.height) as ImageData;
}

/** The rows and columns with ink, as distances from each side. */
function margins({ data, width, height }: ImageData) {
  let [left, top, right, bottom] = [width, height, width, height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.min(right, width - 1 - x);
      top = Math.min(top, y);
      bottom = Math.min(bottom, height - 1 - y);
    }
  return { left, top, right, bottom };
}

afterEach(() => page.viewport(390, 844));

test('the default is marked; another can be made it', async () => {
  const room = await open(two);
  await expect.element(card(1).getByText('默认', { exact: true })).toBeVisible();
  await room.answer('PUT /api/permission/Users/Current/s2/SignImg', success(null));
  await room.answer(list, success([signature('s1', 0), signature('s2', 1)]));
  await card(2).getByRole('button', { name: '设为默认' }).click();
  await expect.poll(toastShown).toBe('已设为默认签名');
  await expect.element(card(2).getByText('默认', { exact: true })).toBeVisible();
  await expect.element(card(1).getByRole('button', { name: '设为默认' })).toBeVisible();
  // Approvals sign with what the current user brings.
  await expect.poll(() => room.heard('GET /api/oauth/CurrentUser')).toHaveLength(2);
});

test('deleting asks once and says what happens', async () => {
  const room = await open(two);
  const remove = 'DELETE /api/permission/Users/Current/s2/SignImg';
  await room.answer(remove, success(null));
  await card(2).getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('删除后无法恢复，已签过的审批不受影响。')).toBeVisible();
  await button('取消').click();
  expect(await room.heard(remove)).toEqual([]);
  await card(2).getByRole('button', { name: '删除' }).click();
  await room.answer(list, success([signature('s1', 1)]));
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(toastShown).toBe('删除成功');
  await expect.element(card(2)).not.toBeInTheDocument();
});

describe('signing', () => {
  test('what is drawn is kept as a trimmed PNG of ink on nothing', async () => {
    const room = await open([]);
    await room.answer(add, success({ id: 's1' }));
    await button('添加签名').click();
    await expect.element(paper).toBeVisible();
    await button('确定').click();
    await expect.poll(toastShown).toBe('请签字');
    expect(await room.heard(add)).toEqual([]);

    await draw([60, 300], [220, 340]);
    await draw([120, 280], [140, 380]);
    await room.answer(list, success([signature('s1', 1)]));
    await button('确定').click();
    await expect.poll(toastShown).toBe('保存成功');
    const [sent] = await room.heard(add);
    const { signImg, isDefault } = JSON.parse(sent?.body ?? '') as Signature;
    expect(isDefault).toBe(1);
    expect(signImg).toMatch(/^data:image\/png;base64,/);
    expect(signImg.length).toBeLessThan(100_000);
    const pixels = await pixelsOf(signImg);
    expect(inked(pixels)).toBeGreaterThan(1000);
    expect(pixels.width).toBeLessThanOrEqual(800);
    expect(pixels.height).toBeLessThanOrEqual(400);
    // 160 by 100 were drawn, three times as fine.
    expect(pixels.width / pixels.height).toBeCloseTo(1.6, 0);
    expect(margins(pixels)).toEqual({ left: 4, top: 4, right: 4, bottom: 4 });
    await expect.element(card(1)).toBeVisible();
  });

  test('a stroke can be taken back, all can be wiped away, and leaving keeps nothing', async () => {
    const room = await open(two);
    await button('添加签名').click();
    await expect.element(button('撤销一笔')).toBeDisabled();
    await draw([60, 100], [200, 120]);
    await expect.poll(inkOnPaper).toBeGreaterThan(300);
    const one = inkOnPaper();
    await draw([60, 200], [200, 260]);
    await expect.poll(inkOnPaper).toBeGreaterThan(one + 300);
    await button('撤销一笔').click();
    expect(inkOnPaper()).toBe(one);
    await button('清空').click();
    expect(inkOnPaper()).toBe(0);
    await expect.element(page.getByText('请在此处签名')).toBeVisible();
    await draw([60, 100], [200, 120]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(await room.heard(add)).toEqual([]);
  });

  test('a phone that is turned keeps the strokes, also those that would be outside', async () => {
    await open(two);
    await button('添加签名').click();
    await draw([100, 560], [300, 520]);
    await expect.poll(inkOnPaper).toBeGreaterThan(300);
    const upright = inkOnPaper();
    await page.viewport(844, 390);
    await expect.poll(() => paper.element().clientWidth).toBeGreaterThan(500);
    expect(paper.element().clientHeight).toBeGreaterThan(320);
    await expect.poll(inkOnPaper).toBeGreaterThan(upright * 0.8);
    await draw([400, 100], [450, 200]);
    await expect.poll(inkOnPaper).toBeGreaterThan(upright);
  });

  test('another one becomes the default only when asked; a refusal leaves the strokes where they are', async () => {
    const room = await open(two);
    await room.answer(add, refused(400, '最多保存 10 个签名，请先删除不用的'), success({ id: 's3' }));
    await button('添加签名').click();
    await expect.element(page.getByRole('switch', { name: '设为默认签名' })).not.toBeChecked();
    await draw([60, 100], [200, 120]);
    await button('确定').click();
    await expect.poll(toastShown).toBe('最多保存 10 个签名，请先删除不用的');
    expect(inkOnPaper()).toBeGreaterThan(0);
    await button('确定').click();
    await expect.poll(toastShown).toBe('保存成功');
    expect(JSON.parse((await room.heard(add)).at(-1)?.body ?? '')).toMatchObject({ isDefault: 0 });
    await button('添加签名').click();
    await page.getByRole('switch', { name: '设为默认签名' }).click();
    await draw([60, 100], [200, 120]);
    await button('确定').click();
    await expect.poll(async () => (await room.heard(add)).length).toBe(3);
    expect(JSON.parse((await room.heard(add)).at(-1)?.body ?? '')).toMatchObject({ isDefault: 1 });
  });

  test('without network the pad itself says that nothing was done; the page goes on saying it', async () => {
    const room = await open(two);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await room.answer(add, { drop: true });
    await button('添加签名').click();
    await draw([60, 100], [200, 120]);
    await button('确定').click();
    const said = page.getByText(/刚才的操作可能没有完成/);
    await expect.element(page.getByRole('dialog').getByText(/刚才的操作可能没有完成/)).toBeVisible();
    expect(inkOnPaper()).toBeGreaterThan(0);
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    await button('取消').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(said).toBeVisible();
    online.mockRestore();
  });

  test('back closes the pad and stays', async () => {
    await openApp('/pages/index/my', { answers: { [list]: [success(two)] } });
    await page.getByRole('link', { name: /个人信息/ }).click();
    await page.getByRole('tab', { name: '个人签名' }).click();
    await button('添加签名').click();
    await expect.element(paper).toBeVisible();
    const before = history.state.idx;
    history.back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(card(2)).toBeVisible();
    expect([place(), history.state.idx]).toEqual(['/pages/my/personalData?tab=signature', before]);
  });
});

test('ten are enough', async () => {
  await open(Array.from({ length: 10 }, (_, index) => signature(`s${index}`, index === 0 ? 1 : 0)));
  await expect.element(button('添加签名')).toBeDisabled();
  await expect.element(page.getByText('最多保存 10 个签名，请先删除不用的')).toBeVisible();
});

test.each([
  ['light', 390, 844],
  ['dark', 844, 390],
  ['dark', 1440, 900],
] as const)('axe finds nothing on the list and on the pad, %s at %i × %i', async (theme, width, height) => {
  await page.viewport(width, height);
  chooseTheme(theme);
  await open(two);
  await expect.element(card(2)).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await button('添加签名').click();
  await draw([60, 60], [200, 100]);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
