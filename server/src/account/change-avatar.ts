import { forgetPortrait, portraitAddress } from '../files/portrait.ts';
import type { Context } from '../http/context.ts';
import { lockPerson, updatePerson } from './store.ts';

/** Takes a picture the caller uploaded for their portrait; the one before goes, if it was theirs. */
export async function changeAvatar({ db, session }: Context, fileId: string): Promise<null> {
  const headIcon = await portraitAddress(db, session, fileId);
  const before = await lockPerson(db, session.userId);
  if (before.headIcon === headIcon) return null;
  await updatePerson(db, session.userId, { headIcon });
  await forgetPortrait(db, session, before.headIcon);
  return null;
}
