const office = 'application/vnd.openxmlformats-officedocument';
const oldOffice = 'application/x-cfb';

/** Which content each extension may hold, by the names that detectors give it. */
const contents = {
  jpg: ['image/jpeg'],
  gif: ['image/gif'],
  png: ['image/png', 'image/apng'],
  bmp: ['image/bmp', 'image/x-ms-bmp'],
  jpeg: ['image/jpeg'],
  doc: ['application/msword', oldOffice],
  docx: [`${office}.wordprocessingml.document`, 'application/zip'],
  ppt: ['application/vnd.ms-powerpoint', oldOffice],
  pptx: [`${office}.presentationml.presentation`, 'application/zip'],
  xls: ['application/vnd.ms-excel', oldOffice],
  xlsx: [`${office}.spreadsheetml.sheet`, 'application/zip'],
  pdf: ['application/pdf'],
  txt: ['text/plain'],
  rar: ['application/vnd.rar', 'application/x-rar-compressed', 'application/x-rar'],
  zip: ['application/zip', 'application/x-zip-compressed'],
  csv: ['text/csv', 'text/plain'],
  mp3: ['audio/mpeg', 'audio/mp3'],
  amr: ['audio/amr'],
  wav: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  webp: ['image/webp'],
  // Messages of UN/EDIFACT.
  edi: ['text/plain'],
  edifact: ['text/plain'],
  // Tax invoices as the tax administration gives them.
  ofd: ['application/zip', 'application/ofd'],
  xml: ['text/plain', 'application/xml', 'text/xml'],
} as const satisfies Record<string, readonly string[]>;

export type FileExtension = keyof typeof contents;

const specialExtensions: readonly string[] = ['edi', 'edifact', 'ofd', 'xml'];

/** Everything that may be uploaded. */
export const uploadExtensions = Object.keys(contents) as readonly FileExtension[];
/** What people are offered to choose from; messages and tax invoices only where they are read. */
export const defaultExtensions = uploadExtensions.filter((one) => !specialExtensions.includes(one));

// Plain text has no signature, so a detector that finds nothing agrees with these only.
const withoutSignature: readonly string[] = ['txt', 'csv', 'edi', 'edifact', 'xml'];

export function isAllowedExtension(
  extension: string,
  allowed: readonly string[] = defaultExtensions,
): boolean {
  return allowed.includes(extension.toLowerCase());
}

/** Whether the type found in a file's bytes is one its extension may hold; an extension we know nothing of holds none. */
export function contentMatchesExtension(extension: string, detectedMime: string | undefined): boolean {
  const known = extension.toLowerCase();
  if (!Object.hasOwn(contents, known)) return false;
  if (detectedMime === undefined) return withoutSignature.includes(known);
  const mime = detectedMime.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const accepted: readonly string[] = contents[known as FileExtension];
  return accepted.includes(mime);
}

const longestName = 200;
const nameless = 'file';
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const forbiddenOnWindows = /[<>:"|?*]/g;
const reservedOnWindows = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/i;

/** The letters after the last dot in lower case; nothing for a hidden file or an ending that is no extension. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1);
  return dot > 0 && /^[a-z0-9]{1,16}$/i.test(ending) ? ending.toLowerCase() : '';
}

/** A name any disk can hold and any eye can trust: no folders, unseen or reversing characters, reserved names. */
export function safeFileName(name: unknown): string {
  const given = typeof name === 'string' ? name : '';
  const lastPart = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const seen = lastPart.replace(unseen, '').normalize('NFC').replace(forbiddenOnWindows, '_');
  const short = shorten(trimEdges(seen));
  const stem = short.split('.', 1)[0]?.trim() ?? '';
  if (short === '') return nameless;
  return reservedOnWindows.test(stem) ? `_${short}` : short;
}

/** Cuts the stem, never the extension: the extension decides how the file is opened. */
function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const extension = extensionOf(name);
  const ending = extension && name.slice(-extension.length - 1);
  const stem = name.slice(0, name.length - ending.length);
  const kept = [...stem.slice(0, 2 * longestName)].slice(0, longestName - ending.length).join('');
  return trimEdges(kept) + ending;
}

// By hand: /[\s.]+$/ takes quadratic time on a long row of dots.
function trimEdges(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && isEdge(name[start])) start += 1;
  while (end > start && isEdge(name[end - 1])) end -= 1;
  return name.slice(start, end);
}

function isEdge(character: string | undefined): boolean {
  return character === '.' || character?.trim() === '';
}
