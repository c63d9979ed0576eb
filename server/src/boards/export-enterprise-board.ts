import { type BoardMetric, boardDimensions, boardMetrics, noneKey } from '@fairway/contract/board-fields.ts';
import type { exportEnterpriseBoard as call, getEnterpriseBoard as shown } from '@fairway/contract/boards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { contentDisposition } from '../files/describe-file.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Bytes, Context } from '../http/context.ts';
import {
  boardBasisWords,
  boardDimensionWords,
  boardMetricWords,
  boardStateWords,
  changeEffectWords,
  boardSheetWords as words,
} from '../language/board-words.ts';
import { type SheetColumn, type SheetToWrite, sheetType, writeSheets } from '../spreadsheets/write-sheet.ts';
import { getEnterpriseBoard } from './show-enterprise-board.ts';
import { getBoardRanking } from './show-ranking.ts';

type Asked = Received<typeof call>['body'];
type Board = Reply<typeof shown>;
// biome-ignore lint/suspicious/noExplicitAny: each sheet has items of its own, which only its own columns see.
type AnySheet = SheetToWrite<any>;

/** Of each dimension. */
const mostRanks = 500;

/** The board as a workbook: the very numbers that its screen shows, with how they were counted above each sheet. */
export async function exportEnterpriseBoard(ctx: Context, body: Asked): Promise<Bytes> {
  const { db, session, now, address, requestId, language } = ctx;
  const board = await getEnterpriseBoard(ctx, body);
  const titles = titlesOf(ctx, body, board);
  const ranks: AnySheet[] = [];
  for (const dimension of boardDimensions)
    if (board.can.seePeople || dimension !== 'person')
      ranks.push(await ranksOf(ctx, body, dimension, titles));
  const name = `${words.title[language]} ${companyDay(now)}.xlsx`;
  await writeAudit(db, {
    ...{ name: 'exportEnterpriseBoard', actor: session, at: now },
    ...{ target: name, address, requestId },
  });
  return {
    contentType: sheetType,
    body: await writeSheets([...sheetsOf(ctx, board, titles), ...ranks]),
    headers: {
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-store',
    },
  };
}

function titlesOf({ language }: Context, { from, to, basis, state, filters }: Asked, board: Board): string[] {
  const { compared, currency, rate, asOf } = board;
  const said = (of: keyof typeof words, values: Readonly<Record<string, string>>) =>
    Object.entries(values).reduce(
      (text, [key, value]) => text.replace(`{${key}}`, value),
      words[of][language] as string,
    );
  const line = [
    said('basis', {
      basis: boardBasisWords[basis][language],
      state: boardStateWords[state][language],
      currency,
    }),
    rate && said('atRate', rate),
    compared && said('against', compared),
    Object.keys(filters).length > 0 && words.narrowed[language],
    said('asOf', { time: formatDate(asOf, 'yyyy-MM-dd HH:mm') }),
  ];
  return [`${words.title[language]} ${from} – ${to}`, line.filter(Boolean).join(' · ')];
}

function sheetsOf({ language }: Context, board: Board, titles: string[]): AnySheet[] {
  const { now, before, months, changes } = board;
  const shown = boardMetrics.filter((metric) => metric in now);
  const name = (of: keyof typeof words) => words[of][language];
  const changed = changes.flatMap(({ metric, causes, ...change }) => [
    { metric, cause: name('all'), effect: '', amount: change.difference },
    ...causes.map(({ dimension, key, name: called, effect, amount }) => ({
      ...{ metric, amount, effect: changeEffectWords[effect][language] },
      cause: `${boardDimensionWords[dimension][language]} ${key === noneKey ? name('none') : called}`,
    })),
    { metric, cause: name('rest'), effect: '', amount: change.rest },
  ]);
  const ofMetric = (heading: string, value: (metric: BoardMetric) => string | null | undefined) =>
    ({ heading, kind: 'number', width: 16, value }) satisfies SheetColumn<BoardMetric>;
  return [
    {
      ...{ name: name('headline'), titles, rows: shown },
      columns: [
        { heading: name('metric'), kind: 'text', value: (metric) => boardMetricWords[metric][language] },
        ofMetric(name('now'), (metric) => now[metric]),
        ...(before ? [ofMetric(name('before'), (metric) => before[metric])] : []),
      ],
    } satisfies SheetToWrite<BoardMetric>,
    {
      ...{ name: name('months'), titles, rows: months },
      columns: [
        { heading: boardDimensionWords.month[language], kind: 'text', value: ({ month }) => month },
        ...shown.map((metric) =>
          metricColumn(metric, language, (row: Board['months'][number]) => row.values),
        ),
      ],
    } satisfies SheetToWrite<Board['months'][number]>,
    ...(changed.length === 0
      ? []
      : [
          {
            ...{ name: name('change'), titles, rows: changed },
            columns: [
              {
                heading: name('metric'),
                kind: 'text',
                value: ({ metric }) => boardMetricWords[metric][language],
              },
              { heading: name('cause'), kind: 'text', width: 32, value: ({ cause }) => cause },
              { heading: name('effect'), kind: 'text', value: ({ effect }) => effect },
              { heading: name('difference'), kind: 'number', width: 16, value: ({ amount }) => amount },
            ],
          } satisfies SheetToWrite<(typeof changed)[number]>,
        ]),
  ];
}

type Values = Board['now'];

const metricColumn = <Item>(
  metric: BoardMetric,
  language: Context['language'],
  of: (item: Item) => Values | null,
  heading = boardMetricWords[metric][language],
): SheetColumn<Item> => ({
  ...{ heading, kind: 'number' },
  ...(metrics[metric].unit === 'money' && { decimals: 2 }),
  value: (item) => of(item)?.[metric],
});

/** Those of one dimension that have most, with all of them together at the end. */
async function ranksOf(
  ctx: Context,
  body: Asked,
  dimension: (typeof boardDimensions)[number],
  titles: string[],
): Promise<AnySheet> {
  const { language } = ctx;
  const asked = { ...body, dimension, currentPage: 1, pageSize: mostRanks, sort: 'desc' } as const;
  const { list, total, totalBefore, pagination } = await getBoardRanking(ctx, asked);
  const shown = boardMetrics.filter((metric) => metric in total);
  const ordered = 'profit' in total ? 'profit' : 'revenue';
  const all = {
    ...{ key: '', name: words.total[language], values: total, before: totalBefore },
    ...{ share: null, cumulated: null, class: null },
  };
  const rows = [...list, all];
  type Row = (typeof rows)[number];
  const columns: SheetColumn<Row>[] = [
    {
      ...{ heading: boardDimensionWords[dimension][language], kind: 'text', width: 28 },
      value: ({ key, name }) => (key === noneKey ? words.none[language] : name || key),
    },
    ...shown.map((metric) => metricColumn(metric, language, (row: Row) => row.values)),
    ...(totalBefore
      ? [
          metricColumn(
            ordered,
            language,
            (row: Row) => row.before,
            words.beforeOf[language].replace('{metric}', boardMetricWords[ordered][language]),
          ),
        ]
      : []),
    { heading: words.share[language], kind: 'number', decimals: 1, value: ({ share }) => share },
    { heading: words.cumulated[language], kind: 'number', decimals: 1, value: ({ cumulated }) => cumulated },
    { heading: words.class[language], kind: 'text', width: 8, value: (row) => row.class },
  ];
  return {
    ...{ name: boardDimensionWords[dimension][language], titles, columns, rows },
    ...(pagination.total > list.length && {
      footers: [words.cut[language].replace('{count}', String(list.length))],
    }),
  };
}
