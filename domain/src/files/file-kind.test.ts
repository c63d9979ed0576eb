import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickestOf } from '../time/testing/quickest-of.ts';
import {
  contentMatchesExtension,
  defaultExtensions,
  extensionOf,
  isAllowedExtension,
  safeFileName,
} from './file-kind.ts';

describe('extensions', () => {
  it('are the product’s default list', () => {
    expect(defaultExtensions.join(' ')).toBe(
      'jpg gif png bmp jpeg doc docx ppt pptx xls xlsx pdf txt rar zip csv mp3 amr wav webp',
    );
  });

  it.each([
    ['jpg', undefined, true],
    ['JPG', undefined, true],
    ['exe', undefined, false],
    ['', undefined, false],
    ['constructor', undefined, false],
    ['dwg', ['dwg'], true],
    ['jpg', ['dwg'], false],
  ])('%s among %s → %s', (extension, allowed, fine) =>
    expect(isAllowedExtension(extension, allowed)).toBe(fine),
  );
});

describe('extensionOf', () => {
  it.each([
    ['a.jpg', 'jpg'],
    ['A.JPG', 'jpg'],
    ['提单.pdf', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['a.jpg.exe', 'exe'],
    ['a', ''],
    ['', ''],
    ['.', ''],
    ['..', ''],
    ['.gitignore', ''],
    ['a.', ''],
    ['a.jpg.', ''],
    ['a.jpg ', ''],
    ['a.jp g', ''],
    ['a.文件', ''],
    ['a.ｊｐｇ', ''],
    ['a.b/c', ''],
    [`a.${'x'.repeat(17)}`, ''],
    [`a.${'x'.repeat(1e6)}`, ''],
  ])('%#: %s → %s', (name, extension) => expect(extensionOf(name)).toBe(extension));
});

describe('safeFileName', () => {
  it.each<[unknown, string]>([
    ['提单 2024.pdf', '提单 2024.pdf'],
    ['A.PDF', 'A.PDF'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\a\\b.txt', 'b.txt'],
    ['/a/b\\c/d.txt', 'd.txt'],
    ['a.txt:stream', 'a.txt_stream'],
    ['a\u0000b\n.txt', 'ab.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\u2066b\u2069\u200F.txt', 'ab.txt'],
    ['a\ud800b.txt', 'ab.txt'],
    ['<script>"|?*.txt', '_script_____.txt'],
    ['con', '_con'],
    ['CON.txt', '_CON.txt'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['lpt1 .txt', '_lpt1 .txt'],
    ['com¹', '_com¹'],
    ['console.txt', 'console.txt'],
    ['.htaccess', 'htaccess'],
    ['  a.txt. . ', 'a.txt'],
    ['...', 'file'],
    ['/', 'file'],
    ['a/', 'file'],
    ['', 'file'],
    ['\u202E', 'file'],
    [undefined, 'file'],
    [null, 'file'],
    [42, 'file'],
    ['e\u0301.txt', 'é.txt'],
    ['👨‍👩‍👧.png', '👨‍👩‍👧.png'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(196)}.pdf`],
    [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(196)}.pdf`],
    ['a'.repeat(300), 'a'.repeat(200)],
    [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(198)}`],
    [`${'a'.repeat(195)}....${'b'.repeat(9)}.pdf`, `${'a'.repeat(195)}.pdf`],
  ])('%#: %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  it('is quick on a long row of dots and spaces', () => {
    const name = `a${'. '.repeat(200_000)}b${'. '.repeat(200_000)}`;
    expect(quickestOf(1000, () => safeFileName(name))).toBeLessThan(1000);
  });

  it('gives a short, whole, harmless name, and the same name again', () => {
    const rough = fc.string({ unit: 'binary', maxLength: 250 });
    const nasty = fc.array(
      fc.constantFrom('.', '/', '\\', ' ', 'con', '\u202e', '\u0000', '\u0338', '<', 'a', '😀', '\ud83d'),
      {
        maxLength: 400,
      },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          rough,
          nasty.map((parts) => parts.join('')),
        ),
        (name) => {
          const safe = safeFileName(name);
          expect(safe).not.toBe('');
          expect([...safe].length).toBeLessThanOrEqual(200);
          expect(safe).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|^[.\s]|[.\s]$/u);
          expect(safeFileName(safe)).toBe(safe);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('contentMatchesExtension', () => {
  it.each<[string, string | undefined, boolean]>([
    ['jpg', 'image/jpeg', true],
    ['jpeg', 'image/jpeg', true],
    ['JPG', 'IMAGE/JPEG', true],
    ['png', 'image/jpeg', false],
    ['jpg', 'text/html', false],
    ['jpg', 'image/svg+xml', false],
    ['jpg', undefined, false],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
    ['docx', 'application/zip', true],
    ['docx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
    ['doc', 'application/x-cfb', true],
    ['xls', 'application/x-cfb', true],
    ['pdf', 'application/pdf', true],
    ['pdf', 'application/x-msdownload', false],
    ['pdf', undefined, false],
    ['zip', 'application/zip', true],
    ['rar', 'application/x-rar-compressed', true],
    ['txt', undefined, true],
    ['txt', 'text/plain; charset=utf-8', true],
    ['txt', 'text/html', false],
    ['txt', 'application/x-msdownload', false],
    ['csv', undefined, true],
    ['csv', 'text/csv', true],
    ['mp3', 'audio/mpeg', true],
    ['amr', 'audio/amr', true],
    ['wav', 'audio/wav', true],
    ['webp', 'image/webp', true],
    ['edi', undefined, true],
    ['edifact', 'text/plain', true],
    ['edi', 'application/pdf', false],
    ['ofd', 'application/zip', true],
    ['ofd', 'application/pdf', false],
    ['xml', 'text/plain', true],
    ['xml', 'text/html', false],
    ['exe', 'application/x-msdownload', false],
    ['exe', undefined, false],
    ['', undefined, false],
    ['constructor', undefined, false],
    ['__proto__', 'image/jpeg', false],
    ['jpg', '', false],
  ])('%s holding %s → %s', (extension, mime, fine) =>
    expect(contentMatchesExtension(extension, mime)).toBe(fine),
  );

  it.each(defaultExtensions)('%s refuses a program', (extension) => {
    expect(contentMatchesExtension(extension, 'application/x-msdownload')).toBe(false);
  });
});
