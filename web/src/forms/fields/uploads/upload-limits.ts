import type { FormField } from '@fairway/contract/forms.ts';
import { defaultExtensions, extensionOf } from '@fairway/domain/files/file-kind.ts';
import { formatSizeLimit } from '../../../language/measures.ts';
import type { Say } from '../../../language/words.ts';

/** What may be chosen for a field. */
export interface UploadLimits {
  most: number;
  bytes: number;
  /** For the file dialog of the device: `.pdf,.jpg` or `image/*`. */
  accept: string;
}

const usualMost = 9;
const usualBytes = 10 * 1024 * 1024;
const pictures = '.jpg,.jpeg,.png,.gif,.bmp,.webp';
const anything = defaultExtensions.map((extension) => `.${extension}`).join(',');

export function limitsOf({ kind, most, fileSize, accept }: FormField): UploadLimits {
  return {
    most: most ?? usualMost,
    bytes: fileSize ?? usualBytes,
    accept: accept?.trim() || (kind === 'pictures' ? pictures : anything),
  };
}

/** What is wrong with a file before it is sent; the server looks at its content besides. */
export function refusalOf({ name, size, type }: File, limits: UploadLimits, words: Say): string | undefined {
  if (size === 0) return words('uploadEmpty');
  if (size > limits.bytes) return words('uploadTooLarge', { size: formatSizeLimit(words, limits.bytes) });
  const kinds = kindsIn(limits.accept);
  const extension = extensionOf(name);
  const isAccepted = kinds.some((kind) => {
    if (!kind.includes('/')) return kind === extension;
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : kind === type;
  });
  return isAccepted ? undefined : words('uploadKindRefused');
}

/** `.PDF, jpg` as `pdf` and `jpg`. */
const kindsIn = (accept: string): string[] =>
  accept
    .split(/[,;\s]+/)
    .map((kind) => kind.toLowerCase().replace(/^[*.]+(?=\w)/, ''))
    .filter(Boolean);

/** The limits in words, before anybody meets them. */
export function limitsText(words: Say, field: FormField): string {
  const limits = limitsOf(field);
  const names = new Set(field.accept ? kindsIn(field.accept).map((kind) => kindName(kind, words)) : []);
  const kinds = [...names].join(words('listComma'));
  const { most } = limits;
  const size = formatSizeLimit(words, limits.bytes);
  return [
    ...(kinds ? [words('uploadLimitKinds', { kinds })] : []),
    most === 1 ? words('uploadLimitSize', { size }) : words('uploadLimitEach', { most, size }),
  ].join(words('uploadLimitsJoint'));
}

const kindWords = {
  'image/*': 'uploadPictures',
  'video/*': 'uploadVideos',
  'audio/*': 'uploadSounds',
} as const;
const programs: Record<string, string> = {
  ...{ doc: 'Word', docx: 'Word', xls: 'Excel', xlsx: 'Excel', ppt: 'PPT', pptx: 'PPT', jpeg: 'JPG' },
  'application/pdf': 'PDF',
};

/** What people call a kind of file. */
const kindName = (kind: string, words: Say): string =>
  Object.hasOwn(kindWords, kind)
    ? words(kindWords[kind as keyof typeof kindWords])
    : (programs[kind] ?? kind.toUpperCase());
