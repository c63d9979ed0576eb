import { signIn } from '@fairway/contract/session.ts';
import { expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { startTestApp } from '../testing/test-app.ts';

it.each([
  ['without a proxy nobody is believed', '0', '9.9.9.9', '127.0.0.1'],
  ['one proxy says who asked it', '1', '9.9.9.9', '9.9.9.9'],
  ['what somebody made up before it is not believed', '1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
  ['behind two the second last is meant', '2', '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
])('where a request comes from: %s', async (_case, trusted, forwarded, address) => {
  const house = await startTestApp({ from: 'demo', environment: { FAIRWAY_TRUSTED_PROXIES: trusted } });
  const { code } = await house.call(signIn, {
    body: { account: 'sales01', password: demoPassword },
    headers: { 'x-forwarded-for': forwarded },
  });
  expect(code).toBe(200);
  const { rows } = await house.database.pool.query(
    'select address from session order by "createdAt" desc limit 1',
  );
  expect(rows).toEqual([{ address }]);
  await house.close();
});
