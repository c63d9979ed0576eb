import {
  type BoardBasis,
  type BoardMetric,
  type BoardState,
  boardBases,
  boardDimensions,
  boardMetrics,
  boardStates,
  noneKey,
} from '@fairway/contract/board-fields.ts';
import {
  type BoardFilters,
  type BoardValues,
  boardMatrices,
  getBoardMatrix,
  getBoardRanking,
  getEnterpriseBoard,
  listBoardShipments,
} from '@fairway/contract/boards.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let people: Record<'admin' | 'gm01' | 'manager01' | 'ops01' | 'sales01', Person>;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const [admin, gm01, manager01, ops01, sales01] = await Promise.all(
    ['admin', 'gm01', 'manager01', 'ops01', 'sales01'].map((account) => app.as(account)),
  );
  people = { admin, gm01, manager01, ops01, sales01 } as typeof people;
});
afterAll(() => app.close());

type Asked = Input<typeof getBoardRanking>['body'];
type Question = Omit<NonNullable<Asked>, 'dimension' | 'sidx'>;

const additive = boardMetrics.filter((metric) => !metrics[metric].by);

/** As the server answers it, or the test ends here. */
async function answer<T>(call: Promise<{ code: number; msg: string; data?: T }>): Promise<T> {
  const { code, msg, data } = await call;
  return data ?? expect.fail(`${code} ${msg}`);
}

/** What all pages of the list add up to, worked out here. */
async function sumOfList(who: Person, asked: Record<string, unknown>) {
  const sums = new Map<BoardMetric, ReturnType<typeof exact>>();
  let total: BoardValues = {};
  let rows = 0;
  for (let currentPage = 1; ; currentPage += 1) {
    const body = { ...asked, currentPage, pageSize: 500 } as Input<typeof listBoardShipments>['body'];
    const page = await answer(who.call(listBoardShipments, { body }));
    total = page.total;
    for (const { values } of page.list)
      for (const metric of additive) {
        const value = values[metric];
        if (value != null) sums.set(metric, (sums.get(metric) ?? exact(0)).plus(exact(value)));
      }
    rows += page.list.length;
    if (rows >= page.pagination.total) break;
  }
  return { total, rows, sums };
}

/** The number of a board against its list: what adds up to the last figure, the rest as the list says it. */
async function expectSame(who: Person, said: BoardValues, asked: Record<string, unknown>, about: string) {
  const { total, rows, sums } = await sumOfList(who, asked);
  expect(total, about).toEqual(said);
  for (const metric of additive) {
    const value = said[metric];
    if (value == null) continue;
    // Weights are written with three decimals each, so tons and parts of boxes may differ by what rounding hides.
    const hidden = metric === 'tons' ? rows * 0.0005 : 0;
    const difference = (sums.get(metric) ?? exact(0)).minus(exact(value)).abs().toNumber();
    expect(difference, `${about}: ${metric} is ${value}`).toBeLessThanOrEqual(hidden + 1e-9);
  }
}

/** The same numbers each time. */
function seeded(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function someIds() {
  const { pool } = app.database;
  const idsOf = async (sql: string) => (await pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  return {
    customerIds: await idsOf('select distinct "customerId" as id from shipment order by 1'),
    carrierIds: [
      ...(await idsOf('select distinct "carrierId" as id from shipment where "carrierId" is not null')),
      noneKey,
    ],
    polIds: await idsOf('select distinct "polId" as id from shipment order by 1'),
    podIds: await idsOf('select distinct "podId" as id from shipment order by 1'),
    lineIds: [...(await idsOf('select id from trade_line order by 1')), noneKey],
    departmentIds: [
      ...(await idsOf(`select id from organisation where kind = 'department' order by 1`)),
      noneKey,
    ],
    companyIds: await idsOf(`select id from organisation where kind = 'company' order by 1`),
  };
}

describe('a number of a board is the sum of the list it opens', () => {
  it('for whoever asks, however it is narrowed', async () => {
    const ids = await someIds();
    const { rows } = await app.database.pool.query<{ last: string }>(
      `select max("sailsOn")::text as last from shipment_figure`,
    );
    const random = seeded(19);
    const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
    const last = Date.parse(rows[0]?.last ?? '2026-12-31');
    const day = (ago: number) => new Date(last - ago * 86_400_000).toISOString().slice(0, 10);
    let counted = 0;
    for (const who of [people.admin, people.gm01, people.manager01]) {
      for (let nth = 0; nth < 20; nth += 1) {
        const filters: Record<string, string[]> = {};
        for (const key of Object.keys(ids) as (keyof typeof ids)[])
          if (random(5) === 0) filters[key] = [...new Set([one(ids[key]), one(ids[key]), one(ids[key])])];
        if (random(4) === 0) filters.levels = [one(['A', 'B', 'C'])];
        if (random(4) === 0) filters.modes = [one(['FCL', 'LCL', 'AIR'])];
        const from = 30 + random(400);
        const asked: Question = {
          ...{ from: day(from), to: day(random(30)), basis: one<BoardBasis>(boardBases) },
          ...{ state: one<BoardState>(boardStates), filters: filters as BoardFilters },
        };
        const about = JSON.stringify(asked);
        const board = await answer(who.call(getEnterpriseBoard, { body: asked }));
        await expectSame(who, board.now, asked, about);
        counted += Number(board.now.jobs) > 0 ? 1 : 0;
        if (board.compared && board.before)
          await expectSame(who, board.before, { ...asked, ...board.compared }, `${about}, before`);
        // A row of a ranking opens the same list with one more filter.
        const dimension = one(boardDimensions);
        const ranking = await answer(who.call(getBoardRanking, { body: { ...asked, dimension } }));
        expect(ranking.total, about).toEqual(board.now);
        const rank = one(ranking.list);
        if (rank)
          await expectSame(
            who,
            rank.values,
            narrowedTo(asked, dimension, rank.key),
            `${about}, ${dimension} ${rank.key}`,
          );
      }
    }
    expect(counted).toBeGreaterThan(20);
  });

  it('for the board of a person, who sees their part', async () => {
    for (const who of [people.sales01, people.ops01]) {
      const asked = { ...wholeTime, isMine: true };
      const { total, rows } = await sumOfList(who, asked);
      await expectSame(who, total, asked, 'mine');
      if (who === people.sales01) expect(rows).toBeGreaterThan(0);
    }
  });

  it('for each cell of a matrix', async () => {
    for (const matrix of boardMatrices) {
      const asked = { ...wholeTime, matrix, metric: 'teu' as const };
      const { rows, columns } = await answer(people.gm01.call(getBoardMatrix, { body: asked }));
      const [row] = rows;
      const nth = row?.cells.findIndex((cell) => cell !== null && cell !== '0') ?? -1;
      const column = columns[nth];
      if (!row || !column) expect.fail(`${matrix} is empty`);
      const along = matrix === 'lineByCarrier' ? 'carrier' : 'month';
      const across =
        matrix === 'personByMonth' ? 'person' : matrix === 'customerByMonth' ? 'customer' : 'line';
      const narrowed = narrowedTo(narrowedTo(wholeTime, across, row.key), along, column.key);
      const { total } = await sumOfList(people.gm01, narrowed);
      expect(total.teu, matrix).toBe(row.cells[nth]);
    }
  });
});

const wholeTime: Question = { from: '2023-01-01', to: '2027-12-31', basis: 'sailing', state: 'estimated' };

/** What a row of a ranking opens. */
function narrowedTo(
  asked: Question,
  dimension: (typeof boardDimensions)[number],
  key: string,
): Question & { boxType?: string } {
  if (dimension === 'boxType') return { ...asked, boxType: key };
  if (dimension === 'month') {
    const lastDay = new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 0))
      .toISOString()
      .slice(0, 10);
    const first = `${key}-01`;
    return {
      ...asked,
      from: first > asked.from ? first : asked.from,
      to: lastDay < asked.to ? lastDay : asked.to,
    };
  }
  const name = `${dimension}Ids` as keyof BoardFilters;
  const { filters } = asked as { filters?: Record<string, unknown> };
  return { ...asked, filters: { ...filters, [name]: [key] } as BoardFilters };
}

describe('the figures', () => {
  it('are what the charges of the shipments add up to', async () => {
    const { rows } = await app.database.pool.query<Record<'revenue' | 'cost' | 'jobs' | 'teu', string>>(
      `select
         (select sum("bookNet") from shipment_charge c join shipment s on s.id = c."shipmentId"
          where s.status <> 'cancelled' and c.side = 'receivable' and c.status <> 'rejected' and not c."onBehalf")::text as revenue,
         (select sum("bookNet") from shipment_charge c join shipment s on s.id = c."shipmentId"
          where s.status <> 'cancelled' and c.side = 'payable' and c.status <> 'rejected' and not c."onBehalf")::text as cost,
         (select count(*) from shipment where status <> 'cancelled')::text as jobs,
         (select sum(teu) from shipment where status <> 'cancelled' and mode in ('FCL', 'RAIL'))::text as teu`,
    );
    const { now } = await answer(
      people.admin.call(getEnterpriseBoard, { body: { ...wholeTime, basis: 'period' } }),
    );
    expect(now.revenue).toBe(rows[0]?.revenue);
    expect(now.cost).toBe(rows[0]?.cost);
    expect(now.jobs).toBe(rows[0]?.jobs);
    expect(Number(now.teu)).toBe(Number(rows[0]?.teu));
  });
});
