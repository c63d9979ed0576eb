import type { MyFile, StoredFile } from '@fairway/contract/files.ts';
import type { FileTables } from './tables.ts';

type StoredRow = FileTables['file'];

export const isPicture = ({ mime }: Pick<StoredRow, 'mime'>) => mime.startsWith('image/');

/** Below the base path: forms keep these addresses, and the company may move to another one. */
function addressesOf(file: StoredRow): { url: string; thumbUrl?: string } {
  if (!isPicture(file)) return { url: `/api/file/Download/${file.type}/${file.id}` };
  const url = `/api/file/Image/${file.type}/${file.id}`;
  return file.hasThumbnail ? { url, thumbUrl: `${url}?size=thumb` } : { url };
}

export function storedFileOf(file: StoredRow): StoredFile {
  const { id, size, extension } = file;
  return { name: id, fileVersionId: id, fileSize: size, fileExtension: extension, ...addressesOf(file) };
}

export function myFileOf(file: StoredRow): MyFile {
  const { id, originalName, type, size, extension, creatorTime } = file;
  return {
    fileId: id,
    name: originalName,
    type,
    fileSize: size,
    fileExtension: extension,
    creatorTime: creatorTime.getTime(),
    ...addressesOf(file),
  };
}

/** A file as a form keeps it; what a client says of it beside its id is not believed. */
export function formFileOf(file: StoredRow) {
  const { id, originalName, size, extension } = file;
  return { name: originalName, fileId: id, fileSize: size, fileExtension: extension, ...addressesOf(file) };
}

/** Names the content: the same bytes have the same one. */
export const etagOf = ({ sha256 }: Pick<StoredRow, 'sha256'>, variant?: 'thumb') =>
  `"${sha256.slice(0, 32)}${variant ? `-${variant}` : ''}"`;

/** The header that names a file; old readers get plain letters, the others the name as it is (RFC 6266, 5987). */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
