import { getImage } from '@fairway/contract/files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { pdfOf, photo, upload } from './sample-files.ts';

let app: TestApp;
const people: Record<string, Person> = {};

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  for (const account of ['sales01', 'ops01', 'client01', 'admin']) people[account] = await app.as(account);
});
afterAll(() => app.close());

async function stored(name: string, bytes: Buffer, type = 'annexpic') {
  const { data, msg } = await upload({ url: app.url, token: people.sales01?.token ?? '', type }, name, bytes);
  if (!data) throw new Error(msg);
  return data;
}

async function look(account: string, url: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + url, {
    headers: { authorization: people[account]?.token ?? '', ...headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    code: isEnvelope ? JSON.parse(String(bytes)).code : undefined,
  };
}

describe('getImage', () => {
  it('gives the picture as it was sent, inline and kept for a day by this browser for this person only', async () => {
    const original = await photo();
    const { url } = await stored('现场.jpg', original);
    const { status, headers, bytes } = await look('sales01', url);
    expect(status).toBe(200);
    expect(bytes.equals(original)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(original.length),
      'content-disposition': expect.stringMatching(/^inline; .*filename\*=UTF-8''%E7%8E%B0%E5%9C%BA\.jpg$/),
      'cache-control': 'private, max-age=86400',
      vary: expect.stringContaining('authorization'),
      'x-content-type-options': 'nosniff',
    });
  });

  it('gives the small one upright, small and without what the camera wrote', async () => {
    const { thumbUrl } = await stored('a.jpg', await photo(800, 400));
    const { headers, bytes } = await look('sales01', thumbUrl ?? '');
    expect(headers.get('content-type')).toBe('image/webp');
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 160,
      height: 320,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('does not blow up a picture that is small already', async () => {
    const tiny = await sharp({ create: { width: 12, height: 9, channels: 4, background: '#f000' } })
      .png()
      .toBuffer();
    const { thumbUrl } = await stored('a.png', tiny);
    expect(await sharp((await look('sales01', thumbUrl ?? '')).bytes).metadata()).toMatchObject({
      width: 12,
      height: 9,
    });
  });

  it('says 304 to who has it, for either size', async () => {
    const { url, thumbUrl } = await stored('a.jpg', await photo());
    const tags = new Set<string>();
    for (const address of [url, thumbUrl ?? '']) {
      const etag = (await look('sales01', address)).headers.get('etag') ?? '';
      tags.add(etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await look('sales01', address, { 'if-none-match': known });
        expect(again).toMatchObject({ status: 304 });
        expect(again.bytes).toHaveLength(0);
        expect(again.headers.get('etag')).toBe(etag);
      }
      expect((await look('sales01', address, { 'if-none-match': '"other"' })).status).toBe(200);
      expect(await look('ops01', address, { 'if-none-match': etag })).toMatchObject({
        status: 200,
        code: 404,
      });
    }
    expect(tags.size).toBe(2);
  });

  it('shows a private picture to its owner; to everybody else, the administrator too, it does not exist', async () => {
    const { url, thumbUrl } = await stored('a.jpg', await photo());
    for (const address of [url, thumbUrl ?? '']) {
      expect((await look('admin', address)).code).toBe(404);
      expect((await look('ops01', address)).code).toBe(404);
      expect((await look('client01', address)).code).toBe(404);
      expect((await fetch(app.url + address)).headers.get('content-type')).toContain('json');
    }
  });

  it('shows a portrait to everybody, upright and without where it was taken', async () => {
    const { url, fileSize } = await stored('me.jpg', await photo(800, 400), 'userAvatar');
    const { bytes } = await look('client01', url);
    expect(bytes).toHaveLength(fileSize);
    expect(bytes.includes('SecretCamera')).toBe(false);
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 400,
      height: 800,
      exif: undefined,
      format: 'jpeg',
    });
    expect((await look('client01', `${url}?size=thumb`)).status).toBe(200);
  });

  it('shows no document and no file of another type as a picture', async () => {
    const document = await stored('a.pdf', pdfOf(100), 'bivisualpath');
    expect((await look('sales01', `/api/file/Image/bivisualpath/${document.name}`)).code).toBe(404);
    const picture = await stored('a.jpg', await photo());
    expect((await look('sales01', `/api/file/Image/userAvatar/${picture.name}`)).code).toBe(404);
  });

  it('refuses a name that is no id, and another size', async () => {
    const params = { type: 'annex', name: '../../etc/passwd' };
    expect((await people.sales01?.call(getImage, { params }))?.code).toBe(422);
    expect((await look('sales01', '/api/file/Image/annex/x?size=huge')).code).toBe(422);
  });
});
