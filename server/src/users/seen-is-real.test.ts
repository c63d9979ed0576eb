import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { seeAs } from '@fairway/contract/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheets } from '../spreadsheets/read-sheet.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

/** What says where one is oneself: who looks has no device there. */
const aboutTheDevice = ['listMyDevices'];
const questions = endpoints.filter(
  ({ name, command, access }) => !command && access === 'session' && !aboutTheDevice.includes(name),
);
const withoutIds = questions.filter(({ path }) => !path.includes(':'));
const withIds = questions.filter(({ path }) => path.includes(':'));

/** The reply as it came, whatever it is: an envelope, a file, a refusal. A sheet says when it was made: of that its cells. */
async function ask({ method, path }: Endpoint, token: string, id = ''): Promise<string> {
  const address = `${app.url}${path.replace(/:\w+/g, encodeURIComponent(id))}`;
  const response = await fetch(method === 'GET' ? `${address}?type=1&keyword=` : address, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const said = bytes.toString('latin1', 0, 2) === 'PK' ? JSON.stringify(await readSheets(bytes)) : `${bytes}`;
  return `${response.status} ${said}`;
}

const folderOf = (path: string) => path.split('/').slice(0, 4).join('/');

/** One thing of each kind that a person was shown, by where it was. */
function noteIds(seen: Map<string, string>, path: string, reply: string): void {
  const id = /"id":"([^"]+)"/.exec(reply)?.[1];
  if (id && !seen.has(folderOf(path))) seen.set(folderOf(path), id);
}

const people = [
  ...['sales01', 'ops01', 'pricing01', 'docs01', 'finance01'],
  ...['manager01', 'gm01', 'client01', 'nomenu', 'sales02'],
];

it.each(people)('%s gets what an administrator sees as them, from every call', async (account) => {
  const admin = await app.as('admin');
  const { token } = await app.as(account);
  const { rows } = await app.database.pool.query('select id from user_account where account = $1', [account]);
  // Told before the comparison: the message about it is one of those both are shown.
  const opened = await admin.call(seeAs, { params: { id: rows[0].id }, body: { reason: '核对' } });
  const seenToken = opened.data?.token ?? expect.fail(opened.msg);
  const ids = new Map<string, string>();
  let answered = 0;
  const compare = async (endpoint: Endpoint, id?: string) => {
    const [real, seen] = [await ask(endpoint, token, id), await ask(endpoint, seenToken, id)];
    expect(seen, endpoint.name).toBe(real);
    if (real.startsWith('200 {"code":200')) answered++;
    return real;
  };
  for (const endpoint of withoutIds) noteIds(ids, endpoint.path, await compare(endpoint));
  for (const endpoint of withIds) await compare(endpoint, ids.get(folderOf(endpoint.path)) ?? 'nothing');
  // Otherwise it would compare refusals.
  expect(answered).toBeGreaterThan(50);
});
