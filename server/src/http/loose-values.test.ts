import { type Endpoint, nothing } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { flag, id, moment, paging } from '@fairway/contract/envelope.ts';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readInput } from './input.ts';

type Body = Record<string, unknown>;

/** What becomes of a body: what the handler reads, or what is wrong with it. */
function read(body: Endpoint['body'], sent: unknown): { read?: unknown; wrong?: Record<string, string> } {
  const request = { params: {}, query: {}, body: sent } as unknown as FastifyRequest;
  const endpoint = { ...(endpoints[0] as Endpoint), bodyKind: 'json', params: nothing, query: nothing, body };
  try {
    return { read: readInput(endpoint as Endpoint, request, 'en').body };
  } catch (error) {
    return { wrong: (error as { fields?: Record<string, string> }).fields ?? {} };
  }
}

const words = z.string().check(z.trim(), z.maxLength(20));
const sample = z.object({
  ...paging,
  title: z.string().check(z.minLength(1)),
  about: z.optional(words),
  opinion: z._default(words, '-'),
  name: z.optional(z.string().check(z.trim(), z.minLength(1))),
  userId: z.optional(id),
  kind: z.optional(z.enum(['a', 'b'])),
  status: z._default(z.literal([0, 1]), 0),
  isDefault: z._default(flag, 0),
  seq: z.optional(z.int()),
  until: z._default(moment, 7),
  birthday: z.optional(z.nullable(moment)),
  people: z._default(z.array(id), []),
  byNode: z._default(z.record(z.string(), z.array(id)), {}),
  inner: z.optional(z.object({ ...paging, ids: z.optional(z.array(id)) })),
  files: z._default(z.array(z.looseObject({ fileId: id, size: z.optional(z.number()) })), []),
  values: z._default(z.record(z.string(), z.unknown()), {}),
  data: z.optional(z.string()),
});
const given = { title: 't' };
const plain = read(sample, given).read as Body;

describe('what clients of the family write into bodies', () => {
  it.each<[string, Body, Body]>([
    ['an empty page', { currentPage: '', pageSize: '', sort: '', sidx: '' }, { sidx: '' }],
    ['no page', { currentPage: null, pageSize: null, sort: null, sidx: null, keyword: null }, {}],
    ['an empty id', { userId: '' }, {}],
    ['no id', { userId: null }, {}],
    ['an empty choice', { kind: '', status: '', isDefault: '' }, {}],
    ['an empty number', { seq: '', until: '' }, {}],
    ['an empty date that can be none', { birthday: '' }, { birthday: null }],
    ['no text', { about: null, opinion: null, name: null, data: null }, {}],
    ['no list', { people: null, byNode: null, files: null, inner: null }, {}],
    ['no list of one node', { byNode: { a: null, b: ['x'] } }, { byNode: { b: ['x'] } }],
    ['an empty text is a text', { about: '', opinion: '', data: '' }, { about: '', opinion: '', data: '' }],
    [
      'inside another',
      { inner: { currentPage: '', pageSize: '50', sort: '', ids: null } },
      { inner: { currentPage: 1, pageSize: 50, sort: 'desc' } },
    ],
    [
      'inside a list',
      { files: [{ fileId: 'f', size: '', other: '' }] },
      { files: [{ fileId: 'f', other: '' }] },
    ],
    [
      'numbers as text',
      { status: '1', isDefault: '1', seq: '12', until: '1796572800000', birthday: '-86400000' },
      { status: 1, isDefault: 1, seq: 12, until: 1_796_572_800_000, birthday: -86_400_000 },
    ],
    [
      'values of a form stay as they are',
      { values: { a: '', b: null, c: '5' } },
      { values: { a: '', b: null, c: '5' } },
    ],
    ['digits where text is meant', { about: '5', data: '007' }, { about: '5', data: '007' }],
  ])('%s', (_, sent, changed) => {
    const body = { ...given, ...sent };
    const before = structuredClone(body);
    expect(read(sample, body).read).toEqual({ ...plain, ...changed });
    expect(body).toEqual(before);
  });

  it.each<[string, Body, Record<string, string>]>([
    ['what is needed is not given', { title: '' }, { title: 'is missing' }],
    ['nor is nothing', { title: null }, { title: 'has the wrong type' }],
    ['a name that was emptied', { name: '' }, { name: 'is missing' }],
    ['text that is no number', { seq: 'x' }, { seq: 'has the wrong type' }],
    ['a number that is none of the choices', { status: '7' }, { status: 'is not one of the choices' }],
    ['half a number', { seq: '1.5' }, { seq: 'has the wrong type' }],
    [
      'a number in another writing',
      { seq: '0x10', until: '1e3' },
      { seq: 'has the wrong type', until: 'has the wrong type' },
    ],
    ['space is no number', { seq: ' ' }, { seq: 'has the wrong type' }],
    ['an empty id in a list', { people: ['a', ''] }, { 'people.1': 'is missing' }],
    ['a page too many', { currentPage: '', pageSize: '5000' }, { pageSize: 'is larger than 500' }],
  ])('%s', (_, sent, wrong) => expect(read(sample, { ...given, ...sent })).toEqual({ wrong }));

  it('names what was wrong as it was sent, beside what could be read', () => {
    expect(read(sample, { title: '', seq: '', status: '9' }).wrong).toEqual({
      title: 'is missing',
      status: 'is not one of the choices',
    });
  });

  it('a body that is wrong in very many places is refused as it is', () => {
    const people = Array.from({ length: 200 }, () => null);
    expect(read(sample, { ...given, people, seq: '' }).wrong).toMatchObject({ seq: 'has the wrong type' });
  });

  it('leaves the prototype alone', () => {
    const sent = JSON.parse(
      '{"title":"t","byNode":{"__proto__":"","constructor":null},"__proto__":{"seq":""}}',
    );
    read(sample, sent);
    expect(({} as Body).seq).toBeUndefined();
  });
});

/** The members of a body, also where it is renamed or checked further. */
function membersOf(schema: unknown): Record<string, z.core.$ZodType> {
  const { def } = schema as { def: { shape?: Record<string, z.core.$ZodType>; in?: unknown } };
  return def.shape ?? (def.in ? membersOf(def.in) : {});
}

/** Texts that may be left out but not emptied, by call where others call something else so. */
const needsLetters = new Set(['realName', 'password', 'changeView name']);

describe('in the body of every call what may be left out may be empty', () => {
  const withBody = endpoints.filter(({ body }) => Object.keys(membersOf(body)).length > 0);

  it.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (call, { body }) => {
    for (const [name, member] of Object.entries(membersOf(body))) {
      if (!z.safeParse(member, undefined).success) continue;
      for (const empty of ['', null]) {
        const isNeeded = needsLetters.has(name) || needsLetters.has(`${call} ${name}`);
        if (empty === '' && isNeeded) continue;
        const { wrong = {} } = read(body, { [name]: empty });
        expect(Object.keys(wrong).filter((place) => place.startsWith(name))).toEqual([]);
      }
    }
  });
});
