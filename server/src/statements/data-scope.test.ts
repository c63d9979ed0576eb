import {
  actOnStatements,
  createStatement,
  getStatement,
  listStatements,
  previewStatement,
} from '@fairway/contract/statements.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Place,
  placeCompanies,
  places,
  type ScopedMoney,
  scopedMoney,
  scopeTable,
} from '../invoices/testing/scoped-money.ts';

let house: ScopedMoney;
const period = { from: '2026-11-01', to: '2026-11-30' };
const statementIds = {} as Record<Place, string>;
beforeAll(async () => {
  house = await scopedMoney();
  for (const place of places) {
    const body = { ...period, partyId: house.partyIds[place], companyId: placeCompanies[place] };
    const { data, msg } = await house.managerOf(place).call(createStatement, { body });
    statementIds[place] = data?.id ?? expect.fail(msg);
  }
});
afterAll(() => house.app.close());

/** What the list, its count, single statements with paper and sheet, acts, and what may be made show; all the same. */
async function seen(): Promise<Place[]> {
  const { call } = house.looking;
  const { data, msg } = await call(listStatements, { body: { pageSize: 100 } });
  const { list, pagination } = data ?? expect.fail(msg);
  const found = house.placesOf(
    list.map(({ id }) => id),
    statementIds,
  );
  expect([list.length, pagination.total]).toEqual([found.length, found.length]);
  for (const place of places) {
    const id = statementIds[place];
    const isSeen = found.includes(place);
    const words = [place, isSeen ? 200 : 404];
    expect([place, (await call(getStatement, { params: { id } })).code]).toEqual(words);
    for (const file of ['Paper', 'Sheet'])
      expect([
        ...[place, file, await house.opens(`/api/erpcargo/Statement/${id}/${file}`, house.looking)],
      ]).toEqual([place, file, isSeen]);
    // In a version nobody knows: nothing is done with it.
    const acted = await call(actOnStatements, {
      params: { act: 'recompute' },
      body: { statements: [{ id, version: 99 }] },
    });
    expect([place, acted.code === 404, acted.code === 200], acted.msg).toEqual([place, !isSeen, false]);
    const asked = { ...period, partyId: house.partyIds[place], companyId: placeCompanies[place] };
    expect([place, (await call(previewStatement, { body: asked })).code]).toEqual(words);
  }
  return found;
}

it('without a scope it is as it was: of their customers, and with the button those of their company', async () => {
  expect(await seen()).toEqual(['own']);
  await house.change(['invoice.button.btn_confirm']);
  expect(await seen()).toEqual(['own', 'desk', 'team', 'branch']);
});

it.each(scopeTable)('%s%s', async (scope, where, found) => {
  await house.choose('invoice', scope, where);
  expect(await seen()).toEqual(found);
});

it('what somebody made is their department’s, whoever answers for the customer', async () => {
  const made = (byId: string) =>
    house.app.database.pool.query(`update statement set "createdBy" = $1 where id = $2`, [
      ...[byId, statementIds.branch],
    ]);
  await house.choose('invoice', 'department');
  const listed = async () => {
    const { data } = await house.looking.call(listStatements, { body: {} });
    return data?.list.some(({ id }) => id === statementIds.branch);
  };
  expect(await listed()).toBe(false);
  await made('user-sales03');
  expect(await listed()).toBe(true);
});
