import { createReadStream } from 'node:fs';
import { AppError } from '@fairway/contract/app-error.ts';
import { contentMatchesExtension } from '@fairway/domain/files/file-kind.ts';
import { zipNames } from './zip-names.ts';

/** Text has no signature: any words may start like a picture or a program, so it is known by having no others' bytes. */
const textTypes: Record<string, string> = {
  ...{ txt: 'text/plain', csv: 'text/csv', edi: 'text/plain', edifact: 'text/plain' },
  // Kept and sent as plain text, so that no browser reads it as a page.
  xml: 'text/plain',
};
const longestDetection = 5_000;

/** The type of a file by its content; refuses what its extension does not promise. */
export async function checkContent(path: string, extension: string): Promise<string> {
  const textType = textTypes[extension];
  const mime = textType ?? (await detect(path));
  const isPromised = textType ? await isPlainText(path, extension) : contentMatchesExtension(extension, mime);
  const isWhole = !Object.hasOwn(archiveParts, extension) || (await isArchiveOf(path, extension));
  if (mime === undefined || !isPromised || !isWhole) throw new AppError('FILE_CONTENT_MISMATCH');
  return mime;
}

/** Where each kind of archive keeps what it is about; any archive will do for a plain one. */
const archiveParts: Record<string, string> = { zip: '', docx: 'word/', xlsx: 'xl/', pptx: 'ppt/', ofd: '' };
const officeList = '[Content_Types].xml';
const ofdRoot = 'OFD.xml';

async function isArchiveOf(path: string, extension: string): Promise<boolean> {
  const names = (await zipNames(path))?.map((name) => name.replaceAll('\\', '/'));
  const part = archiveParts[extension];
  if (extension === 'ofd') return names?.includes(ofdRoot) === true;
  if (!names || !part) return names !== undefined;
  return names.includes(officeList) && names.some((name) => name.startsWith(part));
}

async function detect(path: string): Promise<string | undefined> {
  // Loaded at the first upload: many processes never see one.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path, { signal: AbortSignal.timeout(longestDetection) }).catch(
    () => undefined,
  );
  return found?.mime;
}

/** A browser that is told to guess would run these. */
const markup = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|\?xml|html|head|body|svg|script|iframe|style|title)\b/i;

const allowedControls = new Set([...'\t\n\v\f\r\x1a\x1b'].map((character) => character.charCodeAt(0)));
const isControl = Array.from(
  { length: 256 },
  (_, byte) => (byte < 32 || byte === 127) && !allowedControls.has(byte),
);

/** Data as XML, that is no page and no picture. */
const xmlStart = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml\b|[a-z_])/i;
const pageInside = /<(?:!doctype|html|svg|script|iframe)\b|www\.w3\.org\/(?:1999\/xhtml|2000\/svg)/i;

const isMarkup = (start: string, extension: string): boolean =>
  extension === 'xml' ? !xmlStart.test(start) || pageInside.test(start) : markup.test(start);

async function isPlainText(path: string, extension: string): Promise<boolean> {
  let isFirst = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && isMarkup(chunk.toString('latin1', 0, 2_000), extension)) return false;
    isFirst = false;
    for (const byte of chunk) if (isControl[byte]) return false;
  }
  return true;
}
