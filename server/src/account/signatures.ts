import { createHash } from 'node:crypto';
import { mostSignatures, type Signature } from '@fairway/contract/account.ts';
import { AppError } from '@fairway/contract/app-error.ts';
import { newId } from '../database/new-id.ts';
import { redrawSignature } from '../files/picture.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { dataUrlOf } from './default-signature.ts';
import * as store from './store.ts';

const largest = { width: 2_000, height: 1_000 };
/** It travels with every CurrentUser; drawn again, a picture of few colours can become far larger than it was sent. */
const mostBytes = 300_000;

export async function listSignatures({ db, session }: Context): Promise<Signature[]> {
  const rows = await store.signaturesOf(db, session.userId);
  return rows.map(({ id, picture, isDefault }) => ({
    id,
    signImg: dataUrlOf(picture),
    isDefault: isDefault ? 1 : 0,
  }));
}

/** Keeps a signature the caller drew. Drawing it again is slow, so that happens before the transaction. */
export async function addSignature(
  ctx: OwnTransactionContext,
  { signImg, isDefault }: { signImg: string; isDefault: 0 | 1 },
): Promise<{ id: string }> {
  const { session, now } = ctx;
  const sent = Buffer.from(signImg.slice(signImg.indexOf(',') + 1), 'base64');
  const picture = await redrawSignature(sent, largest, session.userId);
  if (picture.length > mostBytes) throw new AppError('SIGNATURE_UNREADABLE');
  const digest = createHash('sha256').update(sent).digest('hex');
  return ctx.transact(async (db) => {
    await store.lockPerson(db, session.userId);
    const { count, same } = await store.signaturesBefore(db, session.userId, digest);
    const id = same ?? newId(now.getTime());
    if (!same) {
      if (count >= mostSignatures) throw new AppError('TOO_MANY_SIGNATURES', { count: mostSignatures });
      const row = { id, userId: session.userId, picture, digest, isDefault: false, creatorTime: now };
      await store.insertSignature(db, row);
    }
    if (isDefault === 1 || count === 0) await store.makeDefault(db, session.userId, id);
    return { id };
  });
}

export async function chooseSignature({ db, session }: Context, id: string): Promise<null> {
  await store.lockPerson(db, session.userId);
  if (!(await store.makeDefault(db, session.userId, id))) throw new AppError('NOT_FOUND');
  return null;
}

/** Forgets a signature; if it was the default, the newest of the others is it now. */
export async function deleteSignature({ db, session }: Context, id: string): Promise<null> {
  await store.lockPerson(db, session.userId);
  const deleted = await store.deleteSignatureOf(db, session.userId, id);
  if (!deleted) throw new AppError('NOT_FOUND');
  const newest = deleted.isDefault ? await store.newestSignature(db, session.userId) : undefined;
  if (newest) await store.makeDefault(db, session.userId, newest.id);
  return null;
}
