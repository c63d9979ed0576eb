import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import { redrawSignature } from '../files/picture.ts';
import { filesShownAt, showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { fileOf } from '../records/save/check-offered.ts';

interface Sent {
  handleOpinion: string;
  signImg: string;
  fileList: readonly { fileId: string }[];
}

/** What a person says, as events keep it. */
export interface Opinion {
  opinion: string;
  signature?: string;
  files: { fileId: string }[];
}

const largestSignature = { width: 2_000, height: 1_000 };
const pngAddress = /^data:image\/png;base64,[\w+/]+=*$/;

/** Words, files one may read oneself, and a signature that is a picture and nothing else. */
export async function readOpinion(
  ctx: Context,
  { handleOpinion, signImg, fileList }: Sent,
): Promise<Opinion> {
  const files = [];
  for (const { fileId } of fileList) {
    const file = await fileOf(ctx, fileId);
    if (!file) throw new AppError('NOT_FOUND');
    files.push(file);
  }
  const signature = signImg === '' ? undefined : await redrawn(signImg, ctx.session.userId);
  return { opinion: handleOpinion, files, ...(signature === undefined ? {} : { signature }) };
}

async function redrawn(signImg: string, userId: string): Promise<string> {
  if (!pngAddress.test(signImg)) throw new AppError('SIGNATURE_UNREADABLE');
  const sent = Buffer.from(signImg.slice(signImg.indexOf(',') + 1), 'base64');
  const picture = await redrawSignature(sent, largestSignature, userId);
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Files that came to a flow stay with it: who may see the flow may read them. */
export async function keepFiles(db: Db, flowId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const place = { kind: 'flow', placeId: flowId };
  await showFilesAt(db, place, [...(await filesShownAt(db, place)), ...fileIds]);
}
