import type { Input } from '@fairway/contract/endpoint.ts';
import { addRate } from '@fairway/contract/freight-rates.ts';
import { localCharges } from '@fairway/contract/local-charges.ts';
import { expect } from 'vitest';
import type { Person, TestApp } from '../../testing/test-app.ts';

export type WrittenRate = NonNullable<Input<typeof addRate>['body']>;
type WrittenCharge = NonNullable<Input<typeof localCharges.add>['body']>;

/** Ids of the built-in ports, carriers and charge codes, by the codes people know. */
export async function codesOf({ database }: TestApp) {
  const ids = async (table: string, column: string) =>
    new Map(
      (
        await database.pool.query<{ id: string; code: string }>(
          `select id, "${column}" as code from ${table}`,
        )
      ).rows.map(({ id, code }) => [code, id]),
    );
  const [ports, carriers, charges] = await Promise.all([
    ids('port', 'unlocode'),
    ids('carrier', 'scac'),
    ids('charge_code', 'enCode'),
  ]);
  const known = (map: Map<string, string>) => (code: string) =>
    map.get(code) ?? expect.fail(`there is no ${code}`);
  return { port: known(ports), carrier: known(carriers), charge: known(charges) };
}
export type Codes = Awaited<ReturnType<typeof codesOf>>;

/** A rate of full boxes; everything that a test does not say is usual. */
export const writtenRate = (codes: Codes, changes: Partial<WrittenRate> = {}): WrittenRate => ({
  ...{ mode: 'FCL', rateType: 'FAK', currency: 'USD', validityBasis: 'soEtd' },
  ...{ polId: codes.port('CNNGB'), podId: codes.port('USLAX'), carrierId: codes.carrier('COSU') },
  ...{ validFrom: '2026-11-01', validTo: '2026-11-30' },
  prices: {
    by: 'box',
    boxes: [
      { type: '20GP', cost: '1400', floor: '1480', sell: '1520' },
      { type: '40HQ', cost: '1750', floor: '1850', sell: '1900' },
    ],
  },
  ...changes,
});

/** Published without a request, as rates are that came before: tests of prices are not about approvals. */
export async function publishedRate(
  { database }: TestApp,
  keeper: Person,
  written: WrittenRate,
  publishedAt: string = '2026-10-20T00:00:00Z',
): Promise<string> {
  const { data, msg } = await keeper.call(addRate, { body: written });
  const id = data?.id ?? expect.fail(msg);
  await database.pool.query(
    `update freight_rate set status = 'published', "publishedAt" = $2 where id = $1`,
    [id, publishedAt],
  );
  return id;
}

export async function addCharge(
  keeper: Person,
  codes: Codes,
  code: string,
  changes: Partial<WrittenCharge>,
): Promise<string> {
  const body: WrittenCharge = {
    ...{ portId: codes.port('CNNGB'), direction: 'export', chargeCodeId: codes.charge(code), unit: 'bl' },
    ...{ currency: 'CNY', validFrom: '2026-01-01', payTo: 'carrier' },
    ...changes,
  };
  const { data, msg } = await keeper.call(localCharges.add, { body });
  return data?.id ?? expect.fail(msg);
}
