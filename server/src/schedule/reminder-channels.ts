import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listReminderChannels as listCall } from '@fairway/contract/schedule.ts';
import type { Context } from '../http/context.ts';
import { scheduleWords } from '../language/schedule-words.ts';

/** Reminders go where every in-site message goes: each person chooses in their settings which devices show it. */
export const listReminderChannels = ({ language }: Context): Reply<typeof listCall> => ({
  list: [{ id: 'inSite', enCode: 'inSite', fullName: scheduleWords.inSite[language] }],
});
