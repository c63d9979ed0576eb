import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { pdfOf, photo, pngBomb, send, upload, zipOf } from './sample-files.ts';

const megabyte = 1024 * 1024;
let app: TestApp;
let sales: Person;
let me: { url: string; token: string };
let folder: string;

beforeAll(async () => {
  // A folder of our own: other tests upload at the same time.
  folder = await mkdtemp(join(tmpdir(), 'fairway-test-uploads-'));
  vi.stubEnv('TMPDIR', folder);
  app = await startTestApp({ from: 'demo', environment: { FAIRWAY_UPLOAD_MB: '2' } });
  sales = await app.as('sales01');
  me = { url: app.url, token: sales.token };
  // Chats of the demo company show some.
  await app.database.db.deleteFrom('file').execute();
});
afterAll(async () => {
  await app.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const filesKept = () => app.database.db.selectFrom('file').selectAll().execute();
const waitingOnDisk = () => readdir(folder);

async function expectNothingLeft() {
  expect(await filesKept()).toEqual([]);
  expect(await app.database.db.selectFrom('file_piece').select('fileId').execute()).toEqual([]);
}

describe('uploadFile', () => {
  afterEach(async () => {
    await app.database.db.deleteFrom('file').execute();
    expect(await waitingOnDisk()).toEqual([]);
  });

  it('keeps a document and says where it is', async () => {
    const { data, code } = await upload(me, '提单 2026.PDF', pdfOf(1000));
    expect(code).toBe(200);
    const id = data?.name;
    expect(data).toEqual({
      name: id,
      fileVersionId: id,
      url: `/api/file/Download/annex/${id}`,
      fileSize: 1000,
      fileExtension: 'pdf',
    });
    expect(await filesKept()).toMatchObject([
      { id, originalName: '提单 2026.PDF', mime: 'application/pdf', size: 1000, hasThumbnail: false },
    ]);
    const audit = await app.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('name', '=', 'uploadFile')
      .execute();
    expect(audit).toMatchObject([{ account: 'sales01', target: '提单 2026.PDF' }]);
  });

  it.each([
    ['a.zip', zipOf('a.txt', '目录/b.txt')],
    ['a.docx', zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
    ['a.xlsx', zipOf('xl/workbook.xml', '[Content_Types].xml')],
    ['a.pptx', zipOf('[Content_Types].xml', 'ppt/presentation.xml')],
    ['a.ofd', zipOf('OFD.xml', 'Doc_0/Document.xml')],
    ['a.xml', '<?xml version="1.0" encoding="UTF-8"?><EInvoice><Number>1</Number></EInvoice>'],
  ])('keeps %s that is whole', async (name, bytes) => {
    expect(await upload(me, name, bytes)).toMatchObject({ code: 200 });
  });

  it('keeps a picture with a small twin', async () => {
    const { data } = await upload({ ...me, type: 'ANNEXPIC' }, 'a.jpg', await photo());
    expect(data).toMatchObject({
      url: `/api/file/Image/annexpic/${data?.name}`,
      thumbUrl: `/api/file/Image/annexpic/${data?.name}?size=thumb`,
    });
  });

  it('takes other fields beside the file, before and after it', async () => {
    const form = new FormData();
    form.append('pathType', 'defaultPath');
    form.append('file', new Blob(['a,b\n1,2\n']), '运价.csv');
    form.append('isAccount', '1');
    expect((await send(me, form)).data?.fileExtension).toBe('csv');
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Windows\\a.txt', 'a.txt'],
    ['invoice\u202Etxt.pdf.txt', 'invoicetxt.pdf.txt'],
    ['con.txt', '_con.txt'],
    ['a\u0000b.txt', /^a.*b\.txt$/],
    ['x";\r\nSet-Cookie: a=b.txt', /\.txt$/],
    [`${'长'.repeat(300)}.txt`, /^长{196}\.txt$/],
    ["'; drop table file; --.txt", "'; drop table file; --.txt"],
  ])('%#: keeps %j under a harmless name', async (name, kept) => {
    expect((await upload(me, name, 'words')).code).toBe(200);
    const [file] = await filesKept();
    expect(file?.originalName).toEqual(typeof kept === 'string' ? kept : expect.stringMatching(kept));
    expect(file?.originalName).not.toMatch(/[\p{Cc}/\\]/u);
  });

  it('takes text in the encodings our offices use', async () => {
    const gbk = Buffer.from([0xb7, 0xa2, 0xc6, 0xb1, 0x2c, 0x31, 0x0d, 0x0a]);
    for (const words of [gbk, Buffer.from('\ufeff发票,1\r\n'), 'BMW, first line\n', 'MZ is a code\n', 'x']) {
      expect((await upload(me, 'a.csv', words)).code).toBe(200);
    }
  });

  it('takes each kind of picture, a bitmap without a twin', async () => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
    for (const format of ['png', 'webp', 'gif', 'jpeg'] as const) {
      const { data } = await upload(me, `a.${format}`, await drawn.clone().toFormat(format).toBuffer());
      expect(data?.thumbUrl).toContain('size=thumb');
    }
    const bitmap = Buffer.alloc(58);
    bitmap.write('BM');
    bitmap.writeUInt32LE(58, 2);
    bitmap.writeUInt32LE(54, 10);
    bitmap.writeUInt32LE(40, 14);
    bitmap.writeInt32LE(1, 18);
    bitmap.writeInt32LE(-1, 22);
    const { data } = await upload({ ...me, type: 'userAvatar' }, 'a.bmp', bitmap);
    expect(data).toMatchObject({ url: `/api/file/Image/userAvatar/${data?.name}` });
    expect(data?.thumbUrl).toBeUndefined();
  });

  it('keeps as many files as arrive at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => upload(me, `${n}.pdf`, pdfOf(300_000))),
    );
    expect(replies.map(({ code }) => code)).toEqual(Array(20).fill(200));
    expect(await filesKept()).toHaveLength(20);
  });
});

describe('uploadFile refuses and keeps nothing', () => {
  afterEach(async () => {
    await expectNothingLeft();
    expect(await waitingOnDisk()).toEqual([]);
  });
  const refused = (name: string, bytes: Buffer | string, type = 'annex') =>
    upload({ ...me, type }, name, bytes);

  it('a file that is too large, and names the limit', async () => {
    expect(await refused('a.pdf', pdfOf(2 * megabyte + 1))).toMatchObject({
      status: 200,
      code: 400,
      msg: '文件超过 2 MB 的大小限制',
    });
    expect((await refused('a.pdf', pdfOf(12 * megabyte))).code).toBe(400);
  });

  it('an empty file', async () => expect((await refused('a.pdf', '')).msg).toBe('文件内容为空'));

  it.each([
    'a.exe',
    'a.svg',
    'a.html',
    'a.htm',
    'a.js',
    'a',
    '.htaccess',
    'a.pdf.exe',
    'a.exe.',
    'a.php',
    'a.xhtml',
  ])('the extension of %s', async (name) =>
    expect((await refused(name, 'words')).msg).toBe('不支持该文件类型'),
  );

  it.each<[string, Buffer | string]>([
    ['a.jpg', '<html><script>alert(1)</script></html>'],
    ['a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a.pdf', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
    ['a.docx', pdfOf(500)],
    ['a.pdf', 'only words'],
    ['a.zip', 'only words'],
    ['a.zip', 'PK\u0003\u0004broken'],
    ['a.docx', 'PK\u0003\u0004broken'],
    ['a.zip', zipOf('a.txt', 'b.txt').subarray(0, -30)],
    ['a.zip', Buffer.concat([zipOf('a.txt'), Buffer.from('more')])],
    ['a.docx', zipOf('a.txt')],
    ['a.docx', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
    ['a.xlsx', zipOf('xl/workbook.xml')],
    ['a.txt', '<!DOCTYPE html><html></html>'],
    ['a.txt', '\ufeff  \n<svg onload=alert(1)>'],
    ['a.txt', '<?xml version="1.0"?><svg/>'],
    ['a.xml', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['a.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a.xml', 'only words'],
    ['a.ofd', zipOf('a.txt')],
    ['a.csv', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
    ['a.txt', 'nothing\0here'],
    ['a.bmp', 'BMW has a new model this year, and this is no picture'],
    ['a.gif', 'GIF89a/*'],
    ['a.gif', 'GIF89a=1;alert(1)//'],
  ])('%#: %s whose content is something else', async (name, bytes) => {
    expect(await refused(name, bytes)).toMatchObject({ status: 200, code: 400, msg: '文件内容与扩展名不符' });
  });

  it('a picture cut short or of another kind than it says', async () => {
    const png = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    for (const [name, bytes] of [
      ['a.png', png.subarray(0, png.length / 2)],
      ['a.jpg', png],
      ['a.jpg', (await photo()).subarray(0, 700)],
      ['a.png', Buffer.concat([png.subarray(0, 100), Buffer.alloc(2000, 7)])],
    ] as const) {
      expect((await refused(name, bytes)).msg).toBe('文件内容与扩展名不符');
    }
  });

  it('a small file that unfolds into a huge picture', async () => {
    const bomb = pngBomb(30_000);
    expect(bomb.length).toBeLessThan(megabyte);
    const start = performance.now();
    expect((await refused('a.png', bomb)).msg).toBe('图片尺寸过大，请缩小后再上传');
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('a portrait that is no picture', async () => {
    expect((await refused('a.pdf', pdfOf(100), 'userAvatar')).msg).toBe('不支持该文件类型');
  });

  it('a type nobody knows', async () => expect((await refused('a.txt', 'a', 'passwords')).code).toBe(422));

  it('a person without a session', async () => {
    expect((await upload({ url: app.url, token: '' }, 'a.txt', 'a')).code).toBe(600);
  });
});
