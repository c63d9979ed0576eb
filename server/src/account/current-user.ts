import type { MenuDevice } from '@fairway/contract/menus.ts';
import type { CurrentUser, UserInfo } from '@fairway/contract/session.ts';
import type { Database, Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { unchanging } from '../http/envelope.ts';
import { describePerson } from '../organisation/describe-person.ts';
import { sharedGrantsOf } from '../permission/grants.ts';
import { systemsOf } from '../permission/menu-systems.ts';
import { chosenSystems, loadMenuSystems } from '../permission/placed-menus.ts';
import { previousLogin } from '../session/devices.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { displaySettings, readSettings } from '../system/settings.ts';
import { defaultSignature } from './default-signature.ts';

/** How many people's answers one process keeps ready, and how much of signatures in them: those can be large. */
const mostKept = 1_000;
const mostKeptOfSignatures = 32_000_000;

type Answers = Record<MenuDevice, CurrentUser>;

/**
 * Who a session is and what it may do, with the menu of a phone and with that of a desk; computed again only when
 * organisation or permission data moved.
 */
export function currentUserLookup(database: Database) {
  const kept = new Map<string, { stamp: number; answer: Answers }>();
  let ofSignatures = 0;

  async function currentUserOf(session: Session): Promise<Answers> {
    const found = kept.get(session.id);
    if (found?.stamp === session.organisationStamp) return found.answer;
    // The stamp was read before the data: if the data moves in between, the next request sees a newer stamp.
    const answer = await loadCurrentUser(database.db, session);
    drop(session.id);
    kept.set(session.id, { stamp: session.organisationStamp, answer });
    ofSignatures += answer.desk.userInfo.signImg.length;
    while (kept.size > mostKept || ofSignatures > mostKeptOfSignatures) drop(kept.keys().next().value);
    return answer;
  }

  function drop(sessionId: string | undefined): void {
    const dropped = kept.get(sessionId ?? '');
    if (!dropped) return;
    ofSignatures -= dropped.answer.desk.userInfo.signImg.length;
    kept.delete(sessionId ?? '');
  }

  return currentUserOf;
}

/** The same for everybody. */
const systemsAt = cacheUntilChange(loadMenuSystems);
const settingsAt = cacheUntilChange(readSettings);

async function loadCurrentUser(db: Db, session: Session): Promise<Answers> {
  const [person, grants, allSystems, chosen, signImg, previous, settings] = await Promise.all([
    describePerson(db, session.userId, session.organisationStamp),
    sharedGrantsOf(db, session),
    systemsAt(db, session.organisationStamp),
    chosenSystems(db, session.userId),
    defaultSignature(db, session.userId),
    previousLogin(db, session),
    settingsAt(db, session.organisationStamp),
  ]);
  const lastLogin = {
    prevLogin: settings.lastLoginTimeSwitch,
    prevLoginTime: previous.at,
    prevLoginIPAddress: previous.address,
    prevLoginIPAddressName: '',
  };
  const workflowEnabled = 1;
  const sysConfigInfo = displaySettings(settings);
  const { menus, permissionList } = grants;
  const systems = systemsOf(allSystems, menus, chosen, sysConfigInfo);
  // There are no designed portals.
  const portals = { portalId: '', appPortalId: '' };
  const on = (device: MenuDevice): CurrentUser => {
    const { menuList, ...inSystem } = systems[device];
    const userInfo: UserInfo = { ...person, ...lastLogin, ...inSystem, ...portals, signImg, workflowEnabled };
    const hasMenuElsewhere = menuList.length === 0 && menus.phone.size + menus.desk.size > 0;
    const elsewhere = hasMenuElsewhere && { hasMenuElsewhere };
    return unchanging({ userInfo, permissionList, menuList, ...elsewhere, sysConfigInfo });
  };
  return { phone: on('phone'), desk: on('desk') };
}
