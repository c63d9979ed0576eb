import type { BoardRank, BoardValues, getBoardMatrix, getEnterpriseBoard } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { aging } from '../../aging/testing/aging.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const calls = {
  board: 'POST /api/erpcargo/Board/Enterprise',
  ranking: 'POST /api/erpcargo/Board/Ranking',
  matrix: 'POST /api/erpcargo/Board/Matrix',
  shipments: 'POST /api/erpcargo/Board/Shipments',
  aging: 'POST /api/erpcargo/Aging',
};

export const values = (changes: BoardValues = {}): BoardValues => ({
  ...{ jobs: '12', teu: '40', cbm: '0', tons: '300', chargeable: '0', revenue: '123456.78' },
  ...{ cost: '100000.00', profit: '23456.78', margin: '19', profitPerTeu: '586.42', profitPerJob: '1954.73' },
  ...{ revenuePerTeu: '3086.42', costPerTeu: '2500.00', onTimeRate: '83.33', delayDays: '1.5' },
  rolledRate: null,
  ...changes,
});
const before = values({ profit: '40000.00', margin: '25', revenue: '160000.00', cost: '120000.00' });

const answered = {
  ...{ asOf: Date.UTC(2026, 10, 18, 2), isBehind: false, currency: 'CNY' as const, rate: null },
  compared: { from: '2025-01-01', to: '2025-11-30' },
};

export const board = (
  changes: Partial<Reply<typeof getEnterpriseBoard>> = {},
): Reply<typeof getEnterpriseBoard> => ({
  ...answered,
  can: { seeProfit: true, seePeople: true, download: true, plan: true },
  ...{ now: values(), before },
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `${at < 1 ? 2025 : 2026}-${String(((at + 11) % 12) + 1).padStart(2, '0')}`,
    values: values(),
    teuByLine: { l1: '30', none: '10' },
  })),
  lines: [
    { key: 'l1', name: '美加线' },
    { key: 'none', name: '' },
  ],
  changes: [
    {
      ...{ metric: 'profit', now: '23456.78', before: '40000.00', difference: '-16543.22' },
      effects: { volume: '-1000.00', price: '-20000.00', cost: '4000.00', exchange: '456.78' },
      causes: [
        { dimension: 'line', key: 'l1', name: '美加线', effect: 'price', amount: '-15000.00' },
        { dimension: 'customer', key: 'c1', name: '华东机电', effect: 'volume', amount: '-2000.00' },
      ],
      rest: '456.78',
    },
    {
      ...{ metric: 'teu', now: '40', before: '45', difference: '-5' },
      effects: { volume: '-5', price: '0', cost: '0', exchange: '0' },
      causes: [{ dimension: 'carrier', key: 'cr1', name: '长荣海运', effect: 'volume', amount: '-5' }],
      rest: '0',
    },
  ],
  concentration: { top: 80, index: 2_100, count: 6 },
  customers: {
    ...{ active: 6, fresh: 1, lost: 1 },
    freshOnes: [{ key: 'c2', name: '苏州新来贸易' }],
    lostOnes: [{ key: 'c3', name: '宁波离开实业', lastOn: '2026-09-01' }],
  },
  ...changes,
});

const rank = (key: string, name: string, own: BoardValues = {}): BoardRank => ({
  ...{ key, name, values: values(own), before, share: 60, cumulated: 60, class: 'A' },
});
export const ranking = (...list: BoardRank[]): Answer =>
  success({
    ...answered,
    list,
    pagination: { currentPage: 1, pageSize: 20, total: list.length },
    ...{ total: values(), totalBefore: before },
  });

export const matrix: Reply<typeof getBoardMatrix> = {
  ...answered,
  rows: [{ key: 'l1', name: '美加线', cells: ['12.5', null] }],
  columns: [
    { key: 'cr1', name: '长荣海运' },
    { key: 'cr2', name: '马士基' },
  ],
};

export const shipmentRow = {
  ...{ id: 's1', shipmentNo: 'SE26110001', customerName: '华东机电', salesNames: '王小明' },
  ...{ carrierName: '长荣海运', polName: '上海', podName: '洛杉矶', sailsOn: '2026-11-14' },
  values: values({ profit: '-321.00', revenue: '1000.00' }),
};
const shipments = success({
  ...answered,
  list: [shipmentRow],
  pagination: { currentPage: 1, pageSize: 8, total: 1 },
  total: shipmentRow.values,
});

interface Opening {
  answers?: Record<string, Answer[]>;
  buttons?: string[];
  columns?: string[];
}

/** The board of the company, where each dimension has one row of its own. */
export const openBoard = (path: string, { answers, buttons, columns }: Opening = {}) =>
  openApp(path, {
    user: {
      ...currentUser,
      permissionList: [
        grants(
          'enterpriseBoard',
          buttons ?? ['btn_person', 'btn_download', 'btn_plan'],
          columns ?? ['profit'],
        ),
      ],
    },
    answers: {
      [calls.board]: [success(board())],
      [calls.ranking]: [ranking(rank('l1', '美加线'), rank('none', '', { profit: '-5.00' }))],
      [calls.matrix]: [success(matrix)],
      [calls.shipments]: [shipments],
      [calls.aging]: [success(aging({ groupBy: 'department' }))],
      ...answers,
    },
  });
