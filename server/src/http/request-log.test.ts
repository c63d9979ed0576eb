import { getUserCard } from '@fairway/contract/organisation.ts';
import { signIn } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { callerOf } from '../testing/caller.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';
import { copyDatabase } from '../testing/test-app.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let server: ServerProcess;
beforeAll(async () => {
  copy = await copyDatabase();
  server = await startReadyServer({ DATABASE_URL: copy.url, FAIRWAY_LOG_LEVEL: 'info', FAIRWAY_DEMO: '1' });
});
afterAll(async () => {
  await server?.stop();
  await copy?.drop();
});

const answered = () =>
  server
    .printed()
    .split('\n')
    .filter((line) => line.includes('"msg":"answered"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('has who asked, and the code inside the answer', async () => {
  const body = { account: 'client01', password: demoPassword };
  const { data } = await server.call(signIn, { body });
  const client = callerOf(server.url, { authorization: data?.token ?? '' });
  await client(getUserCard, { params: { id: 'user-sales01' } });
  await client(getUserCard, { params: { id: 'user-client01' } });
  await expect.poll(answered).toContainEqual(
    expect.objectContaining({
      ...{ method: 'GET', path: '/api/app/User/user-client01' },
      ...{ person: 'user-client01', status: 200, code: 200 },
    }),
  );
  expect(answered()).toContainEqual(
    expect.objectContaining({
      ...{ path: '/api/app/User/user-sales01' },
      ...{ person: 'user-client01', status: 200, code: 404 },
    }),
  );
});
