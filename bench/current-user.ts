import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { median, requestsPerSecond } from './load.ts';

/** The authenticated CurrentUser call against a bare route with one primary-key select on the same database. */
export const currentUser: Bench = {
  name: 'CurrentUser against a bare route with one primary-key select',
  goal: '≥ 0.5',
  async measure({ databaseUrl }) {
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    const bareUrl = await new Promise<string>((resolve) =>
      bare.once('message', (url) => resolve(String(url))),
    );
    const { data } = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
    const authorization = data?.token ?? '';

    const ours: number[] = [];
    const theirs: number[] = [];
    // One warm-up, then in turns: what disturbs the machine disturbs both.
    for (let round = 0; round < 5; round++) {
      const mine = await requestsPerSecond(`${server.url}${getCurrentUser.path}?type=app`, { authorization });
      const bareOne = await requestsPerSecond(`${bareUrl}/user/user-sales01`);
      if (round > 0) {
        ours.push(mine);
        theirs.push(bareOne);
      }
    }
    bare.disconnect();
    await server.stop();
    const ratio = median(ours) / median(theirs);
    return {
      ok: ratio >= 0.5,
      figures: {
        ratio: ratio.toFixed(2),
        'CurrentUser/s': Math.round(median(ours)),
        'bare/s': Math.round(median(theirs)),
      },
    };
  },
};
