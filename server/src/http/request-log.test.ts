import { get } from 'node:http';
import { connect } from 'node:net';
import { getDownload, type StoredFile } from '@fairway/contract/files.ts';
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

it('does not take a client that goes away for a failure', async () => {
  const { data } = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
  const authorization = data?.token ?? '';
  const body = new FormData();
  body.append('file', new Blob(['x'.repeat(8_000_000)]), 'long.txt');
  const uploader = `${server.url}/api/file/Uploader/annex`;
  const sent = await fetch(uploader, { method: 'POST', headers: { authorization }, body });
  const stored = ((await sent.json()) as { data: StoredFile }).data;
  const link = await callerOf(server.url, { authorization })(getDownload, {
    params: { type: 'annex', fileId: stored.name },
  });
  await new Promise<void>((resolve) => {
    const asked = get(server.url + (link.data?.url ?? ''), (response) => {
      response.once('data', () => asked.destroy());
      response.on('close', () => resolve()).on('error', () => undefined);
    }).on('error', () => undefined);
  });
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const head = 'POST /api/oauth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}Content-Length: 99\r\n\r\n{`, () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  const before = answered().length;
  await server.call(signIn, { body: { account: 'client01', password: demoPassword } });
  await expect.poll(() => answered().length).toBeGreaterThan(before);
  expect(server.printed()).not.toMatch(/"level":50|prematurely|Premature/);
});
