import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { demoPeople } from '../../organisation/demo/people.ts';
import { grantsOf } from '../grants.ts';

/** Nobody listens yet while the demo company is loaded. */
const quiet = {
  ...{ requestId: 'demo', commandId: undefined, language: 'zh', address: '', agent: '', origin: 'pc' },
  ...{ wants: 'everything', config: {}, log: { warn: () => undefined }, bus: {}, reader: {} },
  ...{ afterCommit: () => undefined, afterRefusal: () => undefined, auditTarget: () => undefined },
  ...{ auditActor: () => undefined, replyHeader: () => undefined, succeedAs: () => undefined },
};

/** Somebody of the demo company as verbs see them, at a moment of the past: what they did is done by the rules of the app. */
export function demoCaller(db: Db, account: string): (at: number) => Context {
  const {
    realName = account,
    kind = 'member',
    isAdministrator = false,
  } = demoPeople.find((person) => person.account === account) ?? {};
  const userId = userIdOf(account);
  const session = {
    ...{ id: `demo-${account}`, tokenHash: Buffer.alloc(0), userId, account, realName, kind },
    ...{ isAdministrator, isSeeing: false, organisationStamp: 0 },
  };
  let granted: Promise<Awaited<ReturnType<Context['permissions']>>> | undefined;
  const permissions = () => {
    granted ??= grantsOf(db, { userId, isAdministrator }).then(({ permissionList }) => permissionList);
    return granted;
  };
  return (at) => ({ ...quiet, db, session, permissions, now: new Date(at) }) as unknown as Context;
}
