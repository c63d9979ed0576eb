import type { Db } from '../database/open.ts';
import { findAccount } from './store.ts';

/** How somebody of the company is reached, for a paper in its name; nothing of who deleted their account. */
export async function contactOf(db: Db, userId: string) {
  const person = await findAccount(db, userId);
  if (!person || person.deletedAt) return { name: '', phone: '', email: '' };
  const { realName, mobilePhone, telePhone, landline, email } = person;
  return { name: realName, phone: mobilePhone || telePhone || landline, email };
}
