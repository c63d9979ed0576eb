import type { CurrentUser, SysConfigInfo, UserInfo } from '@fairway/contract/session.ts';
import type { Database, Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { unchanging } from '../http/envelope.ts';
import { describePerson } from '../organisation/describe-person.ts';
import { grantsOf } from '../permission/grants.ts';
import { previousLogin } from '../session/devices.ts';
import { displaySettings, readSettings } from '../system/settings.ts';
import { onlySystemId } from './change-major.ts';
import { defaultSignature } from './default-signature.ts';

/** How many people's answers one process keeps ready, and how much of signatures in them: those can be large. */
const mostKept = 1_000;
const mostKeptOfSignatures = 32_000_000;

/** Who a session is and what it may do; computed again only when organisation or permission data moved. */
export function currentUserLookup(database: Database) {
  const kept = new Map<string, { stamp: number; answer: CurrentUser }>();
  let ofSignatures = 0;

  async function currentUserOf(session: Session): Promise<CurrentUser> {
    const found = kept.get(session.id);
    if (found?.stamp === session.organisationStamp) return found.answer;
    // The stamp was read before the data: if the data moves in between, the next request sees a newer stamp.
    const answer = unchanging(await loadCurrentUser(database.db, session));
    drop(session.id);
    kept.set(session.id, { stamp: session.organisationStamp, answer });
    ofSignatures += answer.userInfo.signImg.length;
    while (kept.size > mostKept || ofSignatures > mostKeptOfSignatures) drop(kept.keys().next().value);
    return answer;
  }

  function drop(sessionId: string | undefined): void {
    const dropped = kept.get(sessionId ?? '');
    if (!dropped) return;
    ofSignatures -= dropped.answer.userInfo.signImg.length;
    kept.delete(sessionId ?? '');
  }

  return currentUserOf;
}

async function loadCurrentUser(db: Db, session: Session): Promise<CurrentUser> {
  const [person, grants, signImg, previous, settings] = await Promise.all([
    describePerson(db, session.userId),
    grantsOf(db, session.userId, session.isAdministrator),
    defaultSignature(db, session.userId),
    previousLogin(db, session),
    readSettings(db),
  ]);
  const lastLogin = {
    prevLogin: settings.lastLoginTimeSwitch,
    prevLoginTime: previous.at,
    prevLoginIPAddress: previous.address,
    prevLoginIPAddressName: '',
  };
  const workflowEnabled = 1;
  const sysConfigInfo = displaySettings(settings);
  const systems = onlySystem(sysConfigInfo);
  const userInfo: UserInfo = { ...person, ...lastLogin, ...systems, signImg, workflowEnabled };
  return { userInfo, ...grants, sysConfigInfo };
}

/** There is one application, which clients find as the current one of a list; there are no designed portals. */
function onlySystem({ sysName, logoIcon, navigationIcon, workLogoIcon }: SysConfigInfo) {
  const icons = { icon: logoIcon, navigationIcon, workLogoIcon };
  const current = { id: onlySystemId, name: sysName, ...icons, currentSystem: true, description: '' };
  const ids = { systemId: onlySystemId, appSystemId: onlySystemId };
  return { ...ids, systemIds: [current], portalId: '', appPortalId: '' };
}
