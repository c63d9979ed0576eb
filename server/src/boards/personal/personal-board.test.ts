import { type BoardBasis, boardMetrics, type PersonalRole } from '@fairway/contract/board-fields.ts';
import { type BoardValues, getBoardRanking, listBoardShipments } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { listInvoices } from '@fairway/contract/invoices.ts';
import { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { listShipmentDays, listShipments } from '@fairway/contract/shipments.ts';
import { getTargetProgress } from '@fairway/contract/targets.ts';
import type { ShipmentStage } from '@fairway/contract/tracking.ts';
import { lastDayOf } from '@fairway/domain/metrics/compared-period.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let year: { from: string; to: string };
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const month = app.clock.now.toISOString().slice(0, 7);
  year = { from: `${month.slice(0, 4)}-01-01`, to: lastDayOf(month) };
  // A company that was just loaded has all its figures to be worked out: the first questions do so.
  const sales = await app.as('sales01');
  while ((await boardOf(sales)).isBehind);
});
afterAll(() => app.close());

type Board = Reply<typeof getPersonalBoard>;

/** As the server answers it, or the test ends here. */
async function answer<T>(call: Promise<{ code: number; msg: string; data?: T }>): Promise<T> {
  const { code, msg, data } = await call;
  return data ?? expect.fail(`${code} ${msg}`);
}
const boardOf = (who: Person, more: object = {}): Promise<Board> =>
  answer(who.call(getPersonalBoard, { body: { ...year, ...more } }));

/** The total of the list that a number of the board opens. */
async function listed(who: Person, board: Board, more: object): Promise<BoardValues> {
  const body = { ...year, isMine: true, ...(board.role && { role: board.role }), ...more };
  return (await answer(who.call(listBoardShipments, { body }))).total;
}

async function expectLists(account: string, role: PersonalRole | undefined, basis: BoardBasis) {
  const who = await app.as(account);
  const board = await boardOf(who, { basis, ...(role && { role }) });
  const { compared } = board;
  expect(await listed(who, board, { basis })).toEqual(board.now);
  expect(compared && (await listed(who, board, { basis, ...compared }))).toEqual(board.before);
  for (const { month, values } of board.months.slice(-3)) {
    const days = { from: `${month}-01`, to: lastDayOf(month) };
    expect([month, await listed(who, board, { basis, ...days })]).toEqual([month, values]);
  }
  const twelve = { from: `${board.months[0]?.month}-01`, to: lastDayOf(board.months.at(-1)?.month ?? '') };
  for (const { key, values } of board.customers) {
    const filters = { customerIds: [key] };
    expect([key, await listed(who, board, { basis, ...twelve, filters })]).toEqual([key, values]);
  }
  await expectCargo(who, board);
  await expectOverdue(who, board);
  return board;
}

async function expectCargo(who: Person, { pipeline, week }: Board) {
  for (const { stage, count, path } of pipeline ?? []) {
    const query = new URLSearchParams(path.split('?')[1]);
    const filters = { stages: [query.get('f.stage') as ShipmentStage], status: ['active' as const] };
    const { pagination } = await answer(who.call(listShipments, { body: { filters } }));
    expect([stage, pagination.total]).toEqual([stage, count]);
  }
  for (const { day, departures, arrivals } of week ?? []) {
    const { days } = await answer(who.call(listShipmentDays, { body: { month: day.slice(0, 7) } }));
    const known = days.find((one) => one.day === day);
    expect([day, known?.departures ?? 0, known?.arrivals ?? 0]).toEqual([day, departures, arrivals]);
  }
}

async function expectOverdue(who: Person, { overdue, role }: Board) {
  if (!overdue) return;
  const salesId = new URLSearchParams(overdue.path.split('?')[1]).get('f.sales');
  expect(salesId !== null).toBe(role === 'sales');
  const { pagination, sums } = await answer(
    who.call(listInvoices, {
      body: { tab: 'overdue', filters: { kinds: ['debit'], ...(salesId && { salesId }) } },
    }),
  );
  expect(overdue.count).toBe(pagination.total);
  expect(overdue.sums).toEqual((sums ?? []).map((sum) => ({ currency: sum.currency, amount: sum.overdue })));
  expect(overdue.bills.length).toBe(Math.min(5, pagination.total));
}

describe('each number of the personal board is that of its list', () => {
  it.each([
    ['sales01', undefined, 'sailing'],
    ['sales01', 'sales', 'period'],
    ['ops01', undefined, 'sailing'],
    ['ops01', 'operator', 'billed'],
    ['finance01', 'finance', 'sailing'],
    ['manager01', undefined, 'sailing'],
    ['client01', undefined, 'sailing'],
  ] as [string, PersonalRole | undefined, BoardBasis][])(
    'for %s as %s by %s',
    async (account, role, basis) => {
      const board = await expectLists(account, role, basis);
      if (account !== 'manager01') expect(Number(board.now.jobs)).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('what somebody is shown', () => {
  it('of their own share, with targets and a place in the team', async () => {
    const sales = await app.as('sales01');
    const { role, roles, targets, now, can } = await boardOf(sales);
    expect([role, can.seeProfit]).toEqual(['sales', true]);
    expect(roles).toContain('sales');
    expect(targets?.reached.profit?.actual).toBe(now.profit);
    expect(targets?.reached.teu?.actual).toBe(now.teu);
    expect(Number(targets?.reached.teu?.target)).toBeGreaterThan(0);
    const rank = targets?.rank ?? expect.fail('no place');
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select "organisationId" as id from user_account where id = $1`,
      [userIdOf('sales01')],
    );
    const gm = await app.as('gm01');
    const { list } = await answer(
      gm.call(getBoardRanking, {
        body: {
          ...{ ...year, dimension: 'person', sidx: 'profit', pageSize: 100 },
          filters: { departmentIds: [rows[0]?.id ?? ''] },
        },
      }),
    );
    expect(rank).toMatchObject({
      ...{ metric: 'profit', of: list.length },
      place: 1 + list.findIndex(({ key }) => key === userIdOf('sales01')),
    });
    const { rows: progress } = await answer(gm.call(getTargetProgress, { body: year }));
    const mine = progress.find(({ key }) => key === userIdOf('sales01'));
    expect(targets?.reached).toEqual(mine?.reached);
  }, 60_000);

  it('no profit to who may not see it, wherever it stands', async () => {
    const ops = await app.as('ops01');
    const board = await boardOf(ops);
    expect([board.role === 'sales', board.can.seeProfit, board.targets]).toEqual([false, false, null]);
    expect(JSON.stringify(board)).not.toMatch(/"(profit|cost|margin)/);
    expect(board.customers.every(({ values }) => values.revenue !== undefined)).toBe(true);
    const refused = await ops.call(listBoardShipments, { body: { ...year, isMine: true, sidx: 'profit' } });
    expect(refused.code).toBe(403);
  });

  it('to customers volumes and what they owe, nothing else', async () => {
    const client = await app.as('client01');
    const board = await boardOf(client);
    expect([board.role, board.roles, board.targets, board.customers]).toEqual([null, [], null, []]);
    expect(Object.keys(board.now).sort()).toEqual(['cbm', 'chargeable', 'jobs', 'tons', 'teu'].sort());
    expect(board.overdue?.bills.every(({ canRemind }) => !canRemind)).toBe(true);
    const { list } = await answer(client.call(listBoardShipments, { body: { ...year, isMine: true } }));
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map(({ salesNames }) => salesNames))).toEqual(new Set(['']));
    for (const sidx of boardMetrics.filter((metric) => !Object.hasOwn(board.now, metric)))
      expect((await client.call(listBoardShipments, { body: { ...year, isMine: true, sidx } })).code).toBe(
        403,
      );
    const asOther = await client.call(listBoardShipments, { body: year });
    expect(asOther.code).toBe(403);
  });

  it('only in a role they have, and only with the module', async () => {
    const sales = await app.as('sales01');
    const asFinance = await sales.call(getPersonalBoard, { body: { ...year, role: 'finance' } });
    expect(asFinance.code).toBe(403);
    const list = await sales.call(listBoardShipments, { body: { ...year, isMine: true, role: 'finance' } });
    expect(list.code).toBe(403);
    for (const account of ['docs01', 'agent01'])
      expect((await (await app.as(account)).call(getPersonalBoard, { body: year })).code).toBe(403);
    const wrong = await sales.call(getPersonalBoard, { body: { from: '2026-02-01', to: '2026-01-01' } });
    expect(wrong.code).toBe(400);
  });
});
