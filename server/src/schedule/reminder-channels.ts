import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listReminderChannels as listCall } from '@fairway/contract/schedule.ts';
import type { Context } from '../http/context.ts';
import { scheduleWords } from '../language/schedule-words.ts';

/** What an event says in `send` that reminds by mail too. */
export const byMail = 'mail';

/**
 * Reminders go where every in-site message goes: each person chooses in their settings which devices show it. Where the
 * operator has named a mail server they can come by mail as well.
 */
export const listReminderChannels = ({ language, config }: Context): Reply<typeof listCall> => ({
  list: (config.mail ? (['inSite', byMail] as const) : (['inSite'] as const)).map((id) => ({
    ...{ id, enCode: id, fullName: scheduleWords[id][language] },
  })),
});
