import { messageType } from '@fairway/contract/messages.ts';
import { type NoticeCategory, noticeState } from '@fairway/contract/notices.ts';
import type { Db } from '../../database/open.ts';
import { messageWords } from '../../language/words.ts';
import { demoAccounts } from '../../organisation/demo/accounts.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { clock, day, officeDaysBefore } from '../../organisation/demo/office-days.ts';
import { expandMixedIds } from '../../people/expand-mixed-ids.ts';
import notices from './notices.json' with { type: 'json' };
import {
  insertMessages,
  insertNotices,
  insertReceivers,
  type MessageRow,
  type ReceiverRow,
} from './store.ts';

interface DemoNotice {
  id: string;
  title: string;
  bodyText: string;
  excerpt: string;
  category: NoticeCategory;
  /** Account of who wrote it and sent it. */
  by: string;
  /** Mixed ids; none means every colleague. */
  toIds: string[];
  state: keyof typeof noticeState;
  daysAgo: number;
  /** In days from now; negative: it is over. */
  expiresIn?: number;
  /** Of a hundred who got it, so many read it. */
  readBy: number;
}

/** What the company told its people lately; the newest last. */
const demoNotices = notices as DemoNotice[];

const hour = 3_600_000;
const seed = 20_260_118;

/** Gives the demo company its announcements, who read them, and what the system told people. */
export async function loadDemoNotices(db: Db, today: Date): Promise<void> {
  // The morning of the day, whatever the hour: two starts on one day make the same company.
  const morning = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const days = officeDaysBefore(morning);
  const chance = chanceFrom(seed);
  const messages: MessageRow[] = [];
  const receivers: ReceiverRow[] = [];
  const rows = [];
  for (const [index, { by, toIds, state, daysAgo, expiresIn, readBy, ...said }] of demoNotices.entries()) {
    const at = new Date(clock(days.ago(daysAgo), 9 + (index % 8), (index * 17) % 60));
    const expirationTime = expiresIn === undefined ? null : new Date(morning + expiresIn * day);
    const messageId = state === 'published' ? `${said.id}-sent` : null;
    const wasSent = state !== 'draft';
    rows.push({
      ...{ ...said, files: '', toIds, expirationTime, state: noticeState[state], messageId },
      ...{ version: wasSent ? 2 : 1, creatorUserId: userIdOf(by), creatorTime: at },
      ...{ releaseUserId: wasSent ? userIdOf(by) : null, releaseTime: wasSent ? at : null },
    });
    if (messageId === null) continue;
    const { title, bodyText, excerpt, category } = said;
    const type = messageType.notice;
    messages.push({
      ...{ id: messageId, type, title, bodyText, excerpt, category, expirationTime },
      ...{ creatorUserId: userIdOf(by), creatorTime: at },
    });
    // Nothing is kept of this stamp: inside a transaction the organisation is read as it is.
    const people = (await expandMixedIds(db, 0, toIds)).toSorted();
    for (const userId of people) {
      const readAt = chance(1, 100) <= readBy ? new Date(at.getTime() + chance(1, 14) * hour) : null;
      const isPast = readAt !== null && readAt.getTime() < morning;
      receivers.push({
        ...{ messageId, userId, type, expirationTime, creatorTime: at },
        readAt: isPast ? readAt : null,
      });
    }
  }
  for (const { id, words, daysAgo, isRead, accounts } of systemMessages) {
    const at = new Date(clock(days.ago(daysAgo), 8, 30));
    messages.push({
      ...{ id, title: words.title, bodyText: words.body },
      type: messageType.system,
      expirationTime: null,
      creatorUserId: null,
      creatorTime: at,
    });
    for (const account of accounts)
      receivers.push({
        ...{ messageId: id, userId: userIdOf(account), type: messageType.system, creatorTime: at },
        ...{ expirationTime: null, readAt: isRead ? new Date(at.getTime() + hour) : null },
      });
  }
  await insertMessages(db, messages);
  await insertReceivers(db, receivers);
  await insertNotices(db, rows);
}

/** Customers neither approve nor sign. */
const members = demoAccounts.filter(({ role }) => role !== '客户').map(({ account }) => account);

const systemMessages = [
  {
    id: 'system-welcome',
    words: messageWords.welcome,
    ...{ daysAgo: 40, isRead: true, accounts: members },
  },
  {
    id: 'system-no-signature',
    words: messageWords.signatureMissing,
    ...{ daysAgo: 2, isRead: false, accounts: ['sales01', 'ops01', 'finance01', 'manager01'] },
  },
];
