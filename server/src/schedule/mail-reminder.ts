import { isMailAddress } from '@fairway/domain/mail/mail-address.ts';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import type { Words } from '../language/words.ts';
import { sendMail } from '../mail/send-mail.ts';
import { addressesOf } from './reminder-store.ts';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string(),
});
const mailed = { name: 'mailReminder', payload: mail };

/** With the worker's growing pauses the last try is about five minutes later; after that nobody needs it. */
const mostTries = 6;

/** Put down with the message on the site: it goes out when that is certain, and once. */
export async function mailReminder(
  db: Db,
  { title, bodyText, link }: { title: Words; bodyText: Words; link: string },
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const text = `${title.zh}\n${bodyText.zh}\n\n${title.en}\n${bodyText.en}`;
  for (const to of await addressesOf(db, userIds)) {
    const id = newId(now.getTime());
    await enqueue(db, mailed, { id, to, subject: title.zh, text, link }, { maxAttempts: mostTries });
  }
}

export const mailJob = ({ mail: server, publicUrl, basePath }: Config) =>
  job({
    ...mailed,
    async work({ log }, { link, text, ...written }) {
      if (!server || !isMailAddress(written.to)) return log.warn('a reminder could not be sent by mail');
      const opens = publicUrl === undefined ? '' : `\n\n${new URL(`${basePath}${link}`, publicUrl).href}`;
      await sendMail(server, { ...written, text: `${text}${opens}` });
    },
  });
