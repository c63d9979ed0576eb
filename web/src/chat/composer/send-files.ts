import { extensionOf, safeFileName } from '@fairway/domain/files/file-kind.ts';
import { t } from '../../language/words.ts';
import { blobOf, closePicture, openPicture } from '../../ui/open-picture.ts';
import { toast } from '../../ui/toast.ts';
import type { OutgoingContent } from '../outbox/outgoing.ts';
import { writeMessage } from '../outbox/write-message.ts';

/** Larger ones are made smaller first: a camera's picture would not pass, and nobody looks at it that closely. */
const largestPicture = 8 * 1024 * 1024;
/** What every browser shows; other kinds, such as those of a phone's camera, are sent as JPEG. */
const shownEverywhere = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'];
const jpegQuality = 0.88;

/** Sends files in their order: pictures as pictures, the others as files. */
export async function sendFiles(to: string, files: readonly File[]): Promise<void> {
  for (const file of files) {
    if (file.size === 0) {
      toast(t('chatFileEmpty', { name: file.name }));
      continue;
    }
    void writeMessage(to, (await asPicture(file)) ?? asFile(file));
  }
}

const asFile = (file: File): OutgoingContent => ({
  ...{ kind: 'file', file, fileName: safeFileName(file.name), fileSize: file.size },
});

async function asPicture(file: File): Promise<OutgoingContent | undefined> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return undefined;
  try {
    const isFit = shownEverywhere.includes(extensionOf(file.name)) && file.size <= largestPicture;
    return isFit ? await asItIs(file) : await made(file);
  } catch {
    toast(t('chatPictureUnreadable', { name: file.name }));
    return undefined;
  }
}

async function asItIs(file: File): Promise<OutgoingContent> {
  const { width, height } = await sizeOf(file);
  return { kind: 'image', file, fileName: safeFileName(file.name), width, height };
}

async function made(file: File): Promise<OutgoingContent> {
  const picture = await openPicture(file);
  const { width, height } = picture.canvas;
  const smaller = await blobOf(picture.canvas, 'image/jpeg', jpegQuality);
  closePicture(picture);
  return { kind: 'image', file: smaller, fileName: 'picture.jpg', width, height };
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}
