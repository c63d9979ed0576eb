import { getPreferences, type notificationKinds } from '@fairway/contract/account.ts';
import { mayNotify } from '@fairway/domain/account/quiet-hours.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { load } from '../app/calls.ts';
import { queryClient } from '../app/query-client.ts';
import { stored } from '../native/device-storage.ts';
import { sessionToken, useSession } from '../session/session-store.ts';
import { isLookedAtSomewhere } from './looked-at.ts';
import { useNotifyPermission } from './notify-permission.ts';

type GoTo = (path: string) => void;

interface Told {
  kind: (typeof notificationKinds)[number];
  /** The same in every tab that hears of it. */
  id: string;
  title: string;
  body: string;
  /** What comes later under the same tag takes its place: one for each conversation. */
  tag: string;
  /** Goes to what it is about. */
  open: (goTo: GoTo) => void;
}

/** A device keeps whether it makes a sound; it does not unless told so. */
export const soundKey = 'notificationSound';

const preferencesFreshFor = 5 * 60_000;
/** By then the slowest tab has heard of it, too. */
const tabsHearWithin = 5_000;

const shown = new Map<string, Notification>();
let goTo: GoTo = () => undefined;

/** Tells somebody who does not look at the app, if they want to be told of this now; of several tabs one does. */
export async function tellOutside(told: Told): Promise<void> {
  const token = sessionToken();
  if (useNotifyPermission.getState().permission !== 'granted' || (await isLookedAtSomewhere())) return;
  if (!(await isWanted(told.kind))) return;
  await navigator.locks.request(`told ${told.tag} ${told.id}`, { ifAvailable: true }, async (lock) => {
    if (!lock || sessionToken() !== token) return;
    show(told);
    await new Promise((resolve) => setTimeout(resolve, tabsHearWithin));
  });
}

/** Whoever's wishes cannot be read is left in peace. */
async function isWanted(kind: Told['kind']): Promise<boolean> {
  const wishes = { ...load(getPreferences, {}), staleTime: preferencesFreshFor, meta: { quiet: true } };
  const preferences = await queryClient.fetchQuery(wishes).catch(() => undefined);
  return preferences !== undefined && mayNotify(preferences, kind, Date.now());
}

function show({ title, body, tag, open }: Told): void {
  try {
    const notification = new Notification(title, { body, tag, silent: stored(soundKey) !== true });
    notification.onclick = () => {
      window.focus();
      notification.close();
      open(goTo);
    };
    shown.set(tag, notification);
  } catch {
    // Some phones know notifications and refuse them to pages.
  }
}

function hideAll(): void {
  for (const notification of shown.values()) notification.close();
  shown.clear();
}

/** For the frame: where a press on a notification leads, the app goes. */
export function useWayFromOutside(): void {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (path) => void navigate(path);
  }, [navigate]);
}

// Whoever is here again sees it here.
addEventListener('focus', hideAll);
// What one person was told is not for the next one.
useSession.subscribe((now, before) => {
  if (now.token !== before.token) hideAll();
});
