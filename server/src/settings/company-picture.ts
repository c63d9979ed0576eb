import { AppError } from '@fairway/contract/app-error.ts';
import { isPictureKey, type SettingKey } from '@fairway/contract/setting-fields.ts';
import { getCompanyPicture as pictureCall, type SettingValue } from '@fairway/contract/settings.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { takePicture } from '../files/take-picture.ts';
import type { Bytes, Context } from '../http/context.ts';
import { findPicture, insertPicture } from './store.ts';

type Changes = Partial<Record<SettingKey, SettingValue | null>>;

/** The login screen loads it before anything else can be done. */
const mostBytes = 2 * 1024 * 1024;

/** Pictures that were uploaded become the company's own: whoever uploaded them may leave. */
export async function takePictures(ctx: Context, changes: Changes): Promise<Changes> {
  const taken: Changes = { ...changes };
  for (const [key, fileId] of Object.entries(changes) as [SettingKey, SettingValue | null][]) {
    if (!isPictureKey(key) || fileId === null) continue;
    const { mime, bytes } = await takePicture(ctx.db, ctx.session, String(fileId), mostBytes);
    if (!bytes) throw new AppError('SETTING_PICTURE_TOO_LARGE', { limit: '2 MB' });
    const id = newId(ctx.now.getTime());
    await insertPicture(ctx.db, { id, mime, bytes, creatorTime: ctx.now });
    taken[key] = pictureCall.path.replace(':id', id);
  }
  return taken;
}

/** Everybody may see these; an id never shows another picture. */
export async function getCompanyPicture(db: Db, id: string): Promise<Bytes> {
  const picture = await findPicture(db, id);
  if (!picture) throw new AppError('NOT_FOUND');
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  return { contentType: picture.mime, headers, body: picture.bytes };
}
