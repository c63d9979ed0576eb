import { listChatMessages, openRecordThread } from '@fairway/contract/chat.ts';
import { actOnInvoices, getInvoice, listInvoices } from '@fairway/contract/invoices.ts';
import { explainMyRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Place, places, type ScopedMoney, scopedMoney, scopeTable } from './testing/scoped-money.ts';

let house: ScopedMoney;
beforeAll(async () => {
  house = await scopedMoney();
  await house.change(['invoice.button.btn_edit']);
});
afterAll(() => house.app.close());

/** What the list, its count and sums, single invoices, their papers and what is done with them show; all the same. */
async function seen(): Promise<Place[]> {
  const { call } = house.looking;
  const { data, msg } = await call(listInvoices, { body: { pageSize: 100 } });
  const { list, pagination, sums } = data ?? expect.fail(msg);
  const found = house.placesOf(
    list.map(({ id }) => id),
    house.invoiceIds,
  );
  expect([list.length, pagination.total]).toEqual([found.length, found.length]);
  expect(sums).toMatchObject([{ currency: 'CNY', total: `${found.length}000.00` }]);
  for (const place of places) {
    const id = house.invoiceIds[place];
    const isSeen = found.includes(place);
    const words = [place, isSeen ? 200 : 404];
    expect([place, (await call(getInvoice, { params: { id } })).code]).toEqual(words);
    expect([place, await house.opens(`/api/erpcargo/Invoice/${id}/Paper`, house.looking)]).toEqual([
      ...[place, isSeen],
    ]);
    // In a version nobody knows: nothing is done with it.
    const body = { invoices: [{ id, version: 99 }], on: '2026-12-24' };
    const { code, msg: refused } = await call(actOnInvoices, { params: { act: 'promise' }, body });
    expect([place, code === 404, code === 200], refused).toEqual([place, !isSeen, false]);
  }
  return found;
}

it('without a scope it is as it was: their own, and with the button those of their company', async () => {
  expect(await seen()).toEqual(['own']);
  await house.change(['invoice.button.btn_confirm']);
  expect(await seen()).toEqual(['own', 'desk', 'team', 'branch']);
  const { data } = await house.looking.call(listInvoices, { body: {} });
  expect(data?.pagination.total).toBe(4);
});

it.each(scopeTable)('%s%s', async (scope, where, found) => {
  await house.choose('invoice', scope, where);
  expect(await seen()).toEqual(found);
});

it('what somebody made is theirs and their department’s, whoever answers for it', async () => {
  const { pool } = house.app.database;
  await house.choose('invoice', 'department');
  const taken = (id: string) =>
    pool.query(`update invoice set "createdBy" = 'user-sales03' where id = $1`, [id]);
  await taken(house.invoiceIds.beside);
  expect(await seen()).toEqual(['own', 'desk', 'beside']);
  await house.choose('invoice', 'own');
  expect(await seen()).toEqual(['own']);
});

it('what is said about an invoice is for those who see it at that moment', async () => {
  const { call } = house.looking;
  const talk = (place: Place) =>
    call(openRecordThread, { body: { kind: 'invoice', id: house.invoiceIds[place] } });
  await house.choose('invoice', 'department');
  const { data, msg } = await talk('desk');
  const params = { id: data?.id ?? expect.fail(msg) };
  expect((await call(listChatMessages, { params, query: {} })).code).toBe(200);
  expect((await talk('team')).code).toBe(404);
  await house.choose('invoice', 'own');
  expect((await call(listChatMessages, { params, query: {} })).code).toBe(404);
});

it('the screen of rights offers it, and says why somebody sees what they see', async () => {
  const { data } = await house.who('admin').call(getRightsMatrix, {});
  expect(data?.modules.find(({ id }) => id === 'invoice')?.scope).toEqual({
    ...{ usual: 'own', wider: { by: ['invoice.button.btn_confirm'], scope: 'company' } },
  });
  await house.choose('invoice', 'chosen', '.org-beside');
  const mine = await house.looking.call(explainMyRights, {});
  expect(mine.data?.modules.find(({ id }) => id === 'invoice')?.scopes).toEqual([
    { kind: 'chosen', organisations: [{ id: 'org-beside', fullName: '另一家' }], roleIds: ['sales'] },
  ]);
  // A customer confirms their own with the same button.
  const client = await house.who('client01').call(explainMyRights, {});
  expect(client.data?.modules.find(({ id }) => id === 'invoice')?.scopes).toEqual([
    { kind: 'own', organisations: [], roleIds: ['customer'] },
  ]);
});
