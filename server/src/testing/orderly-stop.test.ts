import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { startReadyServer } from './server-process.ts';
import { copyDatabase } from './test-app.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
beforeAll(async () => {
  copy = await copyDatabase('demo');
});
afterAll(() => copy.drop());

describe('an orderly stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: what is in flight is finished, and the process ends well',
    async (signal) => {
      const server = await startReadyServer({ DATABASE_URL: copy.url });
      const calls = Array.from({ length: 20 }, () =>
        server.call(signIn, { body: { account: 'sales01', password: demoPassword } }),
      );
      // Then the others are at the server, too: it checks two passwords at a time.
      await Promise.race(calls);
      const ended = new Promise<number | null>((resolve) => server.child.once('exit', resolve));
      server.child.kill(signal);
      const replies = await Promise.all(calls);
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
      expect(await ended).toBe(0);
    },
  );

  it('does not wait for ever for somebody who never finishes their request', async () => {
    const server = await startReadyServer({ DATABASE_URL: copy.url });
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        'POST /api/oauth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      ),
    );
    socket.on('error', () => undefined);
    await sleep(200);
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(40_000);
    socket.destroy();
  });

  it('ends when the script that started it is gone', async () => {
    const server = await startReadyServer({ DATABASE_URL: copy.url });
    const ended = new Promise<number | null>((resolve) => server.child.once('exit', resolve));
    server.child.disconnect();
    expect(await ended).toBe(0);
  });

  it('logs neither a token nor a password', async () => {
    const server = await startReadyServer({ DATABASE_URL: copy.url, FAIRWAY_LOG_LEVEL: 'trace' });
    const { data } = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
    await fetch(`${server.url}/api/oauth?account=sales01&password=${encodeURIComponent(demoPassword)}`);
    await fetch(`${server.url}/api/oauth/CurrentUser`, {
      headers: { authorization: data?.token ?? '', 'x-request-id': 'look-for-me' },
    });
    await server.stop();
    const lines = server
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.join('\n')).toContain('look-for-me');
    expect(lines.join('\n')).not.toContain(data?.token.replace('bearer ', ''));
    expect(lines.join('\n')).not.toContain('Fairway@2026');
    expect(lines.join('\n')).not.toContain(encodeURIComponent('Fairway@2026'));
  });
});
