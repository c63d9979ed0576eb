import { type Endpoint, nothing } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readInput } from './input.ts';

/** What a list makes of filters: what the handler reads, or what is wrong with them. */
function read(endpoint: Endpoint, filters: object) {
  const request = { params: {}, query: {}, body: { filters } } as unknown as FastifyRequest;
  try {
    const { body } = readInput({ ...endpoint, params: nothing, query: nothing }, request, 'zh');
    return { read: (body as { filters: object }).filters };
  } catch (error) {
    return { wrong: (error as { fields?: Record<string, string> }).fields };
  }
}

describe('a filter that a list does not know is refused by its name', () => {
  const filtered = endpoints.filter(({ body }) => 'filters' in ((body as { shape?: object }).shape ?? {}));

  it('is asked of every list with filters', () => {
    const names = filtered.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['listInvoices', 'listCharges', 'listPayments', 'listPaymentRequests']),
    );
    expect(names).toEqual(
      expect.arrayContaining(['listStatements', 'getAging', 'listAgingItems', 'listLedgerEntries']),
    );
  });

  it.each(filtered.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
    expect(read(endpoint, { nobodyKnows: 'x', norThis: null }).wrong).toMatchObject({
      ...{ 'filters.nobodyKnows': '不是可用的条件', 'filters.norThis': '不是可用的条件' },
    });
    expect(read(endpoint, {}).wrong ?? {}).not.toHaveProperty('filters');
  });

  it('names no more of them than a person reads', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x${index}`, 1]));
    const [list] = filtered;
    expect(Object.keys(read(list as Endpoint, many).wrong ?? {}).length).toBeLessThan(30);
  });
});
