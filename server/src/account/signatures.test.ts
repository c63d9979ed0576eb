import {
  addSignature,
  chooseSignature,
  deleteSignature,
  listSignatures,
  mostSignatures,
} from '@fairway/contract/account.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo, pngBomb } from '../files/sample-files.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

const png = (width: number, height: number, red = 0) =>
  sharp({ create: { width, height, channels: 4, background: { r: red, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer();
/** Noise of two shades: small as it is, large with a byte for every colour of every point. */
const fewColours = async () => {
  const raw = { width: 2_000, height: 1_000, channels: 3 } as const;
  const points = Buffer.alloc(2_000 * 1_000 * 3);
  for (let at = 0, state = 7; at < points.length; at += 3) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    points.set((state >>> 16) % 2 === 0 ? [0, 255, 0] : [255, 0, 127], at);
  }
  return sharp(points, { raw }).png({ palette: true, colours: 2 }).toBuffer();
};
const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

async function add(who: Person, bytes: Buffer, isDefault: 0 | 1 = 0) {
  // Later than the one before.
  app.clock.now = new Date(app.clock.now.getTime() + 10);
  return who.call(addSignature, { body: { signImg: dataUrl(bytes), isDefault } });
}
/** How many there are and which of them, from the newest, is the default. */
const kept = async (who: Person) => {
  const { data } = await who.call(listSignatures);
  return [data?.length, data?.findIndex(({ isDefault }) => isDefault === 1)];
};
const signsWith = async (who: Person) => (await who.call(getCurrentUser)).data?.userInfo.signImg;

describe('signatures', () => {
  it('the first is the default, then the one that was chosen, and after it the newest', async () => {
    const sales = await app.as('sales01');
    expect(await signsWith(sales)).toBe('');
    const first = (await add(sales, await png(40, 20, 1))).data?.id ?? '';
    expect(await kept(sales)).toEqual([1, 0]);
    const second = (await add(sales, await png(40, 20, 2))).data?.id ?? '';
    expect(await kept(sales)).toEqual([2, 1]);
    const third = (await add(sales, await png(40, 20, 3), 1)).data?.id ?? '';
    expect(await kept(sales)).toEqual([3, 0]);

    await sales.call(chooseSignature, { params: { id: first } });
    expect(await kept(sales)).toEqual([3, 2]);
    await sales.call(deleteSignature, { params: { id: second } });
    expect(await kept(sales)).toEqual([2, 1]);
    await sales.call(deleteSignature, { params: { id: first } });
    expect(await kept(sales)).toEqual([1, 0]);
    await sales.call(deleteSignature, { params: { id: third } });
    expect(await kept(sales)).toEqual([0, -1]);
    expect((await sales.call(deleteSignature, { params: { id: third } })).code).toBe(404);
  });

  it('the default is in CurrentUser, at once and on every device', async () => {
    const [phone, desk] = [await app.as('ops01'), await app.as('ops01')];
    const one = (await add(phone, await png(30, 20, 1))).data?.id ?? '';
    const signed = await signsWith(desk);
    expect(signed).toBe((await phone.call(listSignatures)).data?.[0]?.signImg);
    const { width, height } = await sharp(Buffer.from(signed?.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([30, 20]);
    await add(phone, await png(30, 20, 2), 1);
    expect(await signsWith(desk)).not.toBe(signed);
    await phone.call(chooseSignature, { params: { id: one } });
    expect(await signsWith(desk)).toBe(signed);
    await desk.call(deleteSignature, { params: { id: one } });
    expect(await signsWith(phone)).not.toBe(signed);
  });

  it('the same one sent twice is kept once', async () => {
    const docs = await app.as('docs01');
    const bytes = await png(50, 20);
    const replies = await Promise.all([add(docs, bytes), add(docs, bytes), add(docs, bytes)]);
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1);
    expect(await kept(docs)).toEqual([1, 0]);
  });

  it('are so many and no more, also when they come at once, with one default', async () => {
    const finance = await app.as('finance01');
    const drawn = await Promise.all(Array.from({ length: mostSignatures + 3 }, (_, n) => png(20, 20, n)));
    const replies = await Promise.all(drawn.map((bytes) => add(finance, bytes, 1)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(mostSignatures);
    expect(replies.find(({ code }) => code !== 200)?.msg).toBe('最多保存 10 个签名，请先删除不用的');
    const { data } = await finance.call(listSignatures);
    expect(data).toHaveLength(mostSignatures);
    expect(data?.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
  });

  it('are drawn again: notes and appended bytes do not stay', async () => {
    const gm = await app.as('gm01');
    const noted = await sharp(await png(20, 20))
      .withExif({ IFD0: { Copyright: 'SecretNote' } })
      .png()
      .toBuffer();
    expect((await add(gm, Buffer.concat([noted, Buffer.from('<script>hidden</script>')]))).code).toBe(200);
    const [only] = (await gm.call(listSignatures)).data ?? [];
    const bytes = Buffer.from(only?.signImg.split(',')[1] ?? '', 'base64').toString('latin1');
    expect(bytes).toMatch(/^\x89PNG/);
    expect(bytes).not.toMatch(/SecretNote|hidden/);
  });

  it.each([
    ['a photo that calls itself PNG', () => photo(40, 20)],
    ['words', async () => Buffer.from('not a picture at all')],
    ['only a head', async () => (await png(40, 20)).subarray(0, 20)],
    ['half of one', async () => (await png(400, 200)).subarray(0, 120)],
    ['one that grows when it is drawn again', () => fewColours()],
    ['too wide', () => png(2_001, 10)],
    ['too high', () => png(10, 1_001)],
    ['one that unfolds to gigabytes', async () => pngBomb(40_000)],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('are not %s', async (_case, bytes) => {
    const pricing = await app.as('pricing01');
    expect(await add(pricing, await bytes())).toMatchObject({ code: 400, msg: '签名图片无法识别' });
    expect(await kept(pricing)).toEqual([0, -1]);
  });

  it.each([
    ['data:image/svg+xml;base64,AAAA'],
    ['https://example.com/x.png'],
    ['data:image/png;base64,'],
    [`data:image/png;base64,${'A'.repeat(400_000)}`],
  ])('are refused before they are looked at: %s', async (signImg) => {
    const pricing = await app.as('pricing01');
    expect((await pricing.call(addSignature, { body: { signImg } })).code).toBe(422);
  });
});
