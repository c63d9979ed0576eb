import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import type { Page } from 'playwright-core';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import type { ServerProcess } from '../server/src/testing/server-process.ts';

/** From the next load on the page belongs to somebody who has agreed to the policies and signed in; gives their token. */
export async function signInAs(account: string, server: ServerProcess, page: Page): Promise<string> {
  const { data } = await server.call(signIn, { body: { account, password: demoPassword } });
  const token = data?.token ?? '';
  const answer = await fetch(`${server.url}${getCurrentUser.path}?type=app`, {
    headers: { authorization: token },
  });
  const { data: user } = (await answer.json()) as { data: { userInfo: unknown; permissionList: unknown } };
  const { userInfo, permissionList } = user;
  const kept = JSON.stringify({ token, userInfo, permissionList, policyConsentAt: 1 });
  await page.addInitScript(
    `for (const [key, value] of Object.entries(${kept})) localStorage.setItem(key, JSON.stringify(value))`,
  );
  return token;
}
