import { request } from 'node:http';
import { type Endpoint, nothing } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fingerprint } from '../testing/fingerprint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readLoosely } from './read-loosely.ts';

/**
 * Where a wrong password, a picture of a code, somebody who waits and who was shown what rates cost are supposed to
 * leave a trace.
 */
const traces = ['login_throttle', 'image_code', 'sign_in_ticket', 'audit_log'];

let house: TestApp;
let tokens: Record<string, string>;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  tokens = {
    none: '',
    forged: 'bearer forged-token-of-somebody-else',
    garbage: '\u00ff\u00fe bearer',
    sales: (await house.as('sales01')).token,
    customer: (await house.as('client01')).token,
    admin: (await house.as('admin')).token,
  };
});
afterAll(() => house.close());

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    'null',
    'undefined',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    '{{7*7}}',
    '\u0000',
    '𠮷💥',
  ),
  fc.constantFrom(...[100, 1_000, 100_000].map((length) => 'x'.repeat(length))),
  fc.constantFrom('<script>alert(1)</script>', '#{jndi:ldap://x}', '１２３', '\ud800', '1e999', 'NaN'),
);
const nastyValue = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(nastyText, fc.integer(), fc.constant(null)), { maxLength: 6 }),
  fc.object({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"isAdministrator":true},"constructor":{"prototype":{}}}')),
);

const content = fc.record({
  parameter: nastyText,
  query: fc.dictionary(
    fc.constantFrom(
      'type',
      'currentPage',
      'pageSize',
      'sort',
      'keyword',
      'account',
      'password',
      'encryption',
      'userId',
      'startTime',
      'x',
    ),
    nastyText,
    { maxKeys: 4 },
  ),
  body: nastyValue,
  fields: fc.dictionary(
    fc.constantFrom(
      'account',
      'password',
      'code',
      'companyName',
      'realName',
      'idsList',
      'timestamp',
      'token',
    ),
    nastyValue,
    { maxKeys: 5 },
  ),
});
const callers = ['none', 'forged', 'garbage', 'sales', 'sales', 'customer', 'admin'] as const;
/** Ways to be bad; without a body some of them would be the same. */
const waysWithoutBody = [
  'json',
  'json',
  'json',
  'form',
  'multipart',
  'text',
  'noType',
  'wrongMethod',
] as const;
const ways = [...waysWithoutBody, 'brokenJson', 'brokenMultipart', 'deep', 'huge'] as const;
type Bad = (typeof content extends fc.Arbitrary<infer T> ? T : never) & {
  endpoint: Endpoint;
  caller: (typeof callers)[number];
  how: (typeof ways)[number];
};

/** Every endpoint in every way. Who sends it goes round, so that each endpoint and each way meets everybody. */
function everyBadRequest(): Bad[] {
  const cases = endpoints.flatMap((endpoint, place) =>
    (endpoint.method === 'GET' ? waysWithoutBody : ways).map((how, turn) => ({
      ...{ endpoint, how, turn: place + turn },
    })),
  );
  const contents = fc.sample(content, { numRuns: cases.length, seed: 20_260_101 });
  return cases.flatMap(({ endpoint, how, turn }, index) => {
    const inOrder = [...callers.slice(turn % callers.length), ...callers];
    const all = inOrder.map((caller) => ({
      ...(contents[index] as (typeof contents)[number]),
      endpoint,
      how,
      caller,
    }));
    return all.find((one) => !mayPass(one)) ?? [];
  });
}

/** Either any value, or one that looks like what endpoints ask for. */
const sentValue = ({ parameter, body, fields, how }: Bad): unknown =>
  how === 'json' && Math.abs(hash(parameter)) % 2 ? body : fields;

/** What is really sent: header, address and raw bytes. */
function compose(one: Bad) {
  const { endpoint, caller, parameter, query, how } = one;
  const path = endpoint.path.replace(/:\w+/g, () => encodeSafely(parameter));
  const search = Object.entries(query)
    .map(([key, value]) => `${key}=${encodeSafely(value)}`)
    .join('&');
  const json = JSON.stringify(sentValue(one)) ?? 'null';
  const forms: Record<Bad['how'], [string | undefined, string]> = {
    json: ['application/json', json],
    brokenJson: ['application/json', `${json.slice(0, -1)}{"`],
    form: ['application/x-www-form-urlencoded', `${search}&account[]=1&password[a][b]=2&%E0%A4%A`],
    multipart: [
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="${'file'}"\r\n\r\nx\r\n--b--\r\n`,
    ],
    brokenMultipart: [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    ],
    text: ['text/plain', json],
    noType: [undefined, json],
    wrongMethod: ['application/json', '{}'],
    deep: ['application/json', '['.repeat(20_000)],
    huge: [
      'application/json',
      JSON.stringify({ account: 'a'.repeat(300_000), password: 'b'.repeat(300_000) }),
    ],
  };
  const [contentType, bytes] = forms[how];
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
  const method =
    how === 'wrongMethod' ? methods[Math.abs(hash(parameter)) % methods.length] : endpoint.method;
  return {
    url: `${path}?${search}`,
    method: method as string,
    contentType,
    bytes: method === 'GET' || method === 'HEAD' ? '' : bytes,
    token: tokens[caller] ?? '',
  };
}

/** Also what a careless client sends: half of a percent escape. */
function encodeSafely(text: string): string {
  if (text.includes('%')) return text.replace(/[\s#?/\u0080-\uffff]/g, '_');
  try {
    return encodeURIComponent(text.slice(0, 3_000));
  } catch {
    return '%ED%A0%80';
  }
}
const hash = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7);

/** It could pass: then it is no bad request, and may do its work. */
function mayPass(one: Bad): boolean {
  const { endpoint, caller, how } = one;
  // What anybody may do leaves a trace at most.
  if (endpoint.access === 'open') return false;
  const allowed = !['none', 'forged', 'garbage'].includes(caller);
  // The wrong method of one call is the right one of its neighbour on the same path.
  if (how === 'wrongMethod')
    return allowed && endpoints.some(({ path, command }) => path === endpoint.path && command);
  const needsNothing = [endpoint.params, endpoint.query, endpoint.body].every(
    (part) => z.safeParse(part, {}).success,
  );
  // A body of luck: a person may be called "null".
  const isGoodBody =
    endpoint.body !== nothing && how === 'json' && 'data' in readLoosely(endpoint.body, sentValue(one));
  return allowed && endpoint.command && (needsNothing || isGoodBody);
}

function send(sent: ReturnType<typeof compose>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(house.url);
    const outgoing = request(
      {
        hostname,
        port,
        path: sent.url.replace(/[^\x21-\x7e]/g, '_'),
        method: sent.method,
        timeout: 60_000,
        headers: {
          ...(sent.token ? { authorization: sent.token } : {}),
          ...(sent.contentType ? { 'content-type': sent.contentType } : {}),
          'content-length': Buffer.byteLength(sent.bytes),
        },
      },
      (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
        incoming.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('it hangs')));
    // The server may hang up on a body it will not read; what counts is its answer.
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET'
        ? resolve({ status: 413, text: '{"code":413}' })
        : reject(error),
    );
    outgoing.end(sent.bytes);
  });
}

/** So many refusals are told to the administrators, of everybody once; that is all that is left of them. */
async function forgetBursts(): Promise<void> {
  const { pool } = house.database;
  const people = ['sales01', 'client01', 'admin'];
  const bursts = async () =>
    (await pool.query(`select "userId" from audit_log where name = 'refusalBurst'`)).rowCount;
  await expect.poll(bursts).toBe(people.length);
  await pool.query(`
    delete from audit_log where name = 'refusalBurst';
    delete from message_receiver where "messageId" in (select id from message where title like '%的大量请求被拒绝');
    delete from message where title like '%的大量请求被拒绝'`);
}

describe('bad requests over every endpoint', () => {
  it('in every way: no 5xx, no hang, no change', async () => {
    const before = await fingerprint(house.database.pool, traces);
    const generated = everyBadRequest();
    const tried = new Set<Endpoint>();
    const troubles: string[] = [];
    for (let start = 0; start < generated.length; start += 32) {
      await Promise.all(
        generated.slice(start, start + 32).map(async (one) => {
          const wire = compose(one);
          const { status, text } = await send(wire);
          tried.add(one.endpoint);
          const trouble =
            status >= 500 || status === 0 || (text.startsWith('{') && JSON.parse(text).code >= 700);
          if (trouble)
            troubles.push(
              `${status} ${wire.method} ${wire.url.slice(0, 120)} ${wire.bytes.slice(0, 120)} ${text.slice(0, 200)}`,
            );
        }),
      );
    }
    expect(troubles).toEqual([]);
    expect(tried.size).toBe(endpoints.length);
    // A wrong password is supposed to be remembered.
    await house.database.pool.query(`delete from audit_log where name like '%Failed'`);
    await forgetBursts();
    expect(await fingerprint(house.database.pool, traces)).toEqual(before);
  }, 600_000);

  it.each(
    endpoints
      .filter(({ access }) => access === 'session')
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s needs a session', async (_name, endpoint) => {
    expect(await house.call(endpoint)).toMatchObject({ status: 200, code: 600 });
    expect(
      await house.call(endpoint, { headers: { authorization: 'bearer forged' } } as never),
    ).toMatchObject({ status: 200, code: 602 });
  });
});
