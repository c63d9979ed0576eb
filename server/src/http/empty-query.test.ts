import { type Endpoint, nothing } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readInput } from './input.ts';

/** The names a query has, also where it is renamed or checked further. */
function namesOf(schema: unknown): string[] {
  const { def } = schema as { def: { shape?: object; in?: unknown } };
  return def.shape ? Object.keys(def.shape) : def.in ? namesOf(def.in) : [];
}

/** What becomes of a query: what the handler reads, or what is wrong with it. */
function read(endpoint: Endpoint, query: Record<string, string>) {
  const request = { params: {}, query, body: {} } as unknown as FastifyRequest;
  try {
    return { read: readInput({ ...endpoint, params: nothing, body: nothing }, request, 'zh').query };
  } catch (error) {
    return { wrong: (error as { fields?: unknown }).fields };
  }
}

describe('an empty value in a query is one that was not given', () => {
  const withQuery = endpoints.filter(({ query }) => namesOf(query).length > 0);

  it('is asked of every call with a query', () => {
    expect(withQuery.length).toBeGreaterThan(30);
  });

  it.each(withQuery.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
    const names = namesOf(endpoint.query);
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(read(endpoint, empty)).toEqual(read(endpoint, {}));
    for (const name of names) expect(read(endpoint, { [name]: '' })).toEqual(read(endpoint, {}));
  });
});
