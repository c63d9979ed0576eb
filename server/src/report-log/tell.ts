import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ReportKind } from '@fairway/contract/report-log.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { reportKindWords, reportMessages } from '../language/report-log-words.ts';
import { inBoth } from '../language/words.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { notify, type Teller } from '../messages/notify.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** A work report. */
    reportLog: string;
  }
}

const screen = '/pages/apply/reportLog/index';
const form = '/pages/apply/reportLog/form';

interface Told {
  id: string;
  kind: ReportKind;
  title: string;
}

/** Open screens that show the report read it anew. */
export const tellScreens = (db: Db, id: string, userIds: readonly string[]): Promise<void> =>
  tellOnCommit(db, [{ userIds, what: 'reportLog', id }]);

export const reportLogChanged = (_: Db, id: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'reportLogChanged', id }]));

/** Those it was sent to have a message that opens it. */
export async function tellReaders(
  ctx: Context,
  { id, kind, title }: Told,
  what: 'sent' | 'changed' | 'unread',
  userIds: readonly string[],
): Promise<void> {
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(reportMessages[what][language], {
        name: ctx.session.realName,
        kind: reportKindWords[kind][language],
      }),
    ),
    bodyText: title,
    link: `${screen}?${new URLSearchParams({ tab: 'received', id })}`,
    ...{ userIds, creatorUserId: ctx.session.userId, now: ctx.now },
  });
}

/** Whoever is called, answered, wrote it, or said something before: each once. */
export async function tellOfComment(
  ctx: Context,
  { id, title }: Told,
  text: string,
  what: 'said' | 'answered' | 'called',
  userIds: readonly string[],
): Promise<void> {
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(reportMessages[what][language], { name: ctx.session.realName, title }),
    ),
    bodyText: text,
    link: `${screen}?${new URLSearchParams({ id })}`,
    ...{ userIds, creatorUserId: ctx.session.userId, now: ctx.now },
  });
}

interface Reminding {
  kind: ReportKind;
  from: string;
  to: string;
  userIds: readonly string[];
  /** Left out where the system reminds by a rule. */
  by?: { userId: string; realName: string };
  now: Date;
}

/** The message opens the form for what is missing. */
export async function remind(teller: Teller, { kind, from, to, userIds, by, now }: Reminding): Promise<void> {
  const period = from === to ? from : `${from} – ${to}`;
  const filled = (words: string, language: 'zh' | 'en') =>
    filledWords(words, { name: by?.realName ?? '', kind: reportKindWords[kind][language], period });
  await notify(teller, {
    type: 'system',
    title: inBoth((language) => filled(reportMessages[by ? 'remindBy' : 'remind'][language], language)),
    bodyText: inBoth((language) => filled(reportMessages.remindOn[language], language)),
    link: `${form}?${new URLSearchParams({ kind, day: from })}`,
    ...{ userIds, now, ...(by && { creatorUserId: by.userId }) },
  });
}
