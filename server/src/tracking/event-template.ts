import type { Answer } from '@fairway/contract/endpoint.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { delayReasons, eventClassifiers, milestones } from '@fairway/contract/tracking.ts';
import {
  type describeTrackingSheet,
  type EventColumn,
  eventColumns,
} from '@fairway/contract/tracking-feeds.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import {
  classifierWords,
  delayWords,
  eventColumnWords,
  eventHeadings,
  eventSheetWords,
  milestoneAliases,
  milestoneWords,
  wordOf,
} from '../language/tracking-words.ts';
import { sheetType, writeSheet } from '../spreadsheets/write-sheet.ts';

type Described = Answer<typeof describeTrackingSheet>['list'][number];

const neededOf = (column: EventColumn): Described['needed'] => {
  if (column === 'milestone' || column === 'at') return 'always';
  return column === 'reference' || column === 'containerNo' ? 'either' : 'no';
};

/** What each column may be called, and what may stand in it: the same tables a sheet is read by. */
export function describeEventSheet({ language }: Context): Answer<typeof describeTrackingSheet> {
  const other = language === 'zh' ? 'en' : 'zh';
  const valuesOf = (column: EventColumn): Described['values'] => {
    if (column === 'milestone')
      return milestones.map((one) => ({
        name: milestoneWords[one][language],
        spellings: [one, milestoneWords[one][other], ...(milestoneAliases[one] ?? [])],
      }));
    if (column === 'classifier')
      return eventClassifiers.map((one) => {
        const [zh, , en] = classifierWords[one];
        const name = language === 'zh' ? zh : en;
        return { name, spellings: [one, ...classifierWords[one].filter((word) => word !== name)] };
      });
    if (column === 'delayReason')
      return delayReasons.map((one) => ({ name: one, spellings: [wordOf(delayWords, one, language)] }));
    return [];
  };
  const list = eventColumns.map((column): Described => {
    const { example, [language]: heading } = eventColumnWords[column];
    return {
      ...{ column, heading, needed: neededOf(column), example: example[language] },
      headings: eventHeadings[column].filter((one) => one !== heading.toLowerCase()),
      values: valuesOf(column),
    };
  });
  return { list };
}

/** Headings with an example above them, so that nothing of it is ever taken for an event. */
export async function eventTemplate(ctx: Context): Promise<Bytes> {
  const { language } = ctx;
  const { list } = describeEventSheet(ctx);
  const named = (needed: Described['needed']) =>
    list
      .filter((column) => column.needed === needed)
      .map(({ heading }) => heading)
      .join(language === 'zh' ? '、' : ', ');
  const title = eventSheetWords.title[language];
  const body = await writeSheet<never>({
    ...{ name: title, rows: [] },
    titles: [
      title,
      filledWords(eventSheetWords.needed[language], { needed: named('always'), either: named('either') }),
      filledWords(eventSheetWords.example[language], {
        example: list.map(({ heading, example }) => `${heading} ${example}`).join(' · '),
      }),
    ],
    columns: list.map(({ heading }) => ({ heading, width: 18, kind: 'text', value: () => null })),
  });
  const headers = {
    'content-disposition': contentDisposition('attachment', `${title}.xlsx`),
    'cache-control': 'no-store',
  };
  return { contentType: sheetType, body, headers };
}
