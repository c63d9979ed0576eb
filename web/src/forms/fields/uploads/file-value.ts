import {
  getImage,
  type MyFile,
  type StoredFile,
  type UploadType,
  uploadTypes,
} from '@fairway/contract/files.ts';
import { extensionOf, safeFileName } from '@fairway/domain/files/file-kind.ts';
import { pathOf } from '../../../wire/api.ts';

/** A file as a form keeps it. */
export interface FileValue {
  name: string;
  fileId: string;
  url: string;
  fileExtension: string;
  fileSize: number;
  thumbUrl?: string | undefined;
}

/** The files in a value; whatever else stands there is nothing. */
export function filesIn(value: unknown): FileValue[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown): FileValue[] => {
    const { name, fileId, url, fileExtension, fileSize, thumbUrl } = (item ?? {}) as Partial<FileValue>;
    if (typeof fileId !== 'string' || fileId === '') return [];
    return [
      {
        name: safeFileName(name),
        fileId,
        url: typeof url === 'string' ? url : '',
        fileExtension: typeof fileExtension === 'string' ? fileExtension : extensionOf(safeFileName(name)),
        fileSize: typeof fileSize === 'number' ? fileSize : 0,
        thumbUrl: typeof thumbUrl === 'string' ? thumbUrl : undefined,
      },
    ];
  });
}

/** The same where a value travels as JSON text. */
export function filesInText(text: string): FileValue[] {
  try {
    return filesIn(JSON.parse(text || '[]'));
  } catch {
    return [];
  }
}

export const fileValueOf = ({ name }: File, stored: StoredFile): FileValue => ({
  name: safeFileName(name),
  fileId: stored.name,
  url: stored.url,
  fileExtension: stored.fileExtension,
  fileSize: stored.fileSize,
  ...(stored.thumbUrl === undefined ? {} : { thumbUrl: stored.thumbUrl }),
});

const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];

export const isPicture = ({ fileExtension }: Pick<FileValue, 'fileExtension'>): boolean =>
  pictureExtensions.includes(fileExtension.toLowerCase());

/** Where its picture is. Made from the id: an address that somebody wrote into a record is not followed. */
export const pictureAddress = (file: FileValue, type: UploadType, size: 'thumb' | 'full'): string =>
  `${pathOf(getImage, { type: typeIn(file.url) ?? type, name: file.fileId })}?size=${size}`;

/** What a download asks with. */
export const downloadOf = (file: FileValue, type: UploadType): MyFile => ({
  ...file,
  type: typeIn(file.url) ?? type,
  creatorTime: 0,
});

function typeIn(url: string): UploadType | undefined {
  const [, written] = /\/api\/file\/Image\/(\w+)\//i.exec(url) ?? [];
  return uploadTypes.find((type) => type.toLowerCase() === written?.toLowerCase());
}
