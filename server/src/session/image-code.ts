import { randomInt } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Bytes, Context, OwnTransactionContext } from '../http/context.ts';
import { drawImageCode, letters } from './draw-image-code.ts';
import { saveImageCode, takeImageCode } from './store.ts';
import { hashOf } from './token.ts';

const storedForm = (id: string, code: string) => hashOf(`${id}:${code.toUpperCase()}`).toString('base64url');

/** A new picture under an id the client chose; the same id again replaces the code. */
export async function makeImageCode(
  { db, now }: Pick<Context<'open'>, 'db' | 'now'>,
  { id, length, lifetime }: { id: string; length: number; lifetime: number },
): Promise<Bytes> {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  await saveImageCode(db, {
    id,
    codeHash: storedForm(id, code),
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return {
    contentType: 'image/png',
    body: await drawImageCode(code),
    headers: { 'cache-control': 'no-store' },
  };
}

/** Refuses a missing, wrong or old answer; right or wrong, the picture is used up. */
export async function checkImageCode(
  ctx: Pick<OwnTransactionContext, 'read' | 'now'>,
  id: string | number | undefined,
  code: string | undefined,
): Promise<void> {
  if (!id || !code) throw new AppError('IMAGE_CODE_MISSING');
  const taken = await ctx.read((db) => takeImageCode(db, String(id)));
  if (!taken || taken.expiresAt < ctx.now) throw new AppError('IMAGE_CODE_EXPIRED');
  if (taken.codeHash !== storedForm(String(id), code.trim())) throw new AppError('IMAGE_CODE_WRONG');
}
