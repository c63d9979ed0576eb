import { personIdOf, useSession } from './session-store.ts';

/** Another person is signed in now, or nobody: what a module keeps of the last one goes. Told with the id, '' for nobody. */
export const onOtherPerson = (act: (personId: string) => void): (() => void) =>
  useSession.subscribe((now, before) => personIdOf(now) !== personIdOf(before) && act(personIdOf(now)));

/** Another session, even of the same person, or none. */
export const onOtherSession = (act: () => void): (() => void) =>
  useSession.subscribe((now, before) => now.token !== before.token && act());

/**
 * The person chose to leave, and wants nothing left on this device. A session that ran out is not told: what was kept
 * on the device stays there for its person.
 */
export const onSignOut = (act: (personId: string) => void): (() => void) =>
  useSession.subscribe((now, before) => now.leftByChoice && !before.leftByChoice && act(personIdOf(before)));
