import { getPreferences, type notificationKinds } from '@fairway/contract/account.ts';
import { mayNotify } from '@fairway/domain/account/quiet-hours.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { stored } from '../native/device-storage.ts';
import { onPressed, serviceWorker } from '../native/service-worker.ts';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { onOtherSession } from '../wire/session-changes.ts';
import { sessionToken } from '../wire/session-store.ts';
import { useNotifyPermission } from './notify-permission.ts';
import { isVisibleInAnyTab } from './tab-visibility.ts';

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

/** More notifications than this nobody looks at. */
const mostRemembered = 100;

/** Where those lead that were shown. */
const opens = new Map<string, Told['open']>();
const shownByPage = new Map<string, Notification>();
let goTo: GoTo = () => undefined;

/** Tells somebody who does not look at the app, if they want to be told of this now; of several tabs one does. */
export async function tellOutside(told: Told): Promise<void> {
  const token = sessionToken();
  if (useNotifyPermission.getState().permission !== 'granted' || (await isVisibleInAnyTab())) return;
  if (!(await isWanted(told.kind))) return;
  await navigator.locks.request(`told ${told.tag} ${told.id}`, { ifAvailable: true }, async (lock) => {
    if (!lock || sessionToken() !== token) return;
    await show(told);
    await new Promise((resolve) => setTimeout(resolve, tabsHearWithin));
  });
}

/** Whoever's wishes cannot be read is left in peace. */
async function isWanted(kind: Told['kind']): Promise<boolean> {
  const wishes = { ...load(getPreferences, {}), staleTime: preferencesFreshFor, meta: { quiet: true } };
  const preferences = await queryClient.fetchQuery(wishes).catch(() => undefined);
  return preferences !== undefined && mayNotify(preferences, kind, Date.now());
}

async function show({ title, body, tag, open }: Told): Promise<void> {
  const options = { body, tag, silent: stored(soundKey) !== true };
  opens.delete(tag);
  opens.set(tag, open);
  for (const oldest of [...opens.keys()].slice(0, -mostRemembered)) opens.delete(oldest);
  const worker = (await serviceWorker())?.active;
  if (worker) worker.postMessage({ title, options });
  else showByPage(title, options);
}

function showByPage(title: string, options: NotificationOptions & { tag: string }): void {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      openPressed(options.tag);
    };
    shownByPage.set(options.tag, notification);
  } catch {
    // Some phones know notifications and refuse them to pages.
  }
}

const openPressed = (tag: string) => opens.get(tag)?.(goTo);

async function shownByWorker(): Promise<Notification[]> {
  if (useNotifyPermission.getState().permission !== 'granted') return [];
  return (await (await serviceWorker())?.getNotifications()) ?? [];
}

/** The tags of what this device shows now. */
export async function shownOutside(): Promise<string[]> {
  const byWorker = (await shownByWorker()).map(({ tag }) => tag);
  return [...new Set([...shownByPage.keys(), ...byWorker])];
}

/** Takes back what is shown under these tags, as far as the browser can. */
export async function hideOutside(isMeant: (tag: string) => boolean): Promise<void> {
  for (const [tag, notification] of shownByPage) {
    if (!isMeant(tag)) continue;
    notification.close();
    shownByPage.delete(tag);
  }
  for (const notification of await shownByWorker()) if (isMeant(notification.tag)) notification.close();
}

const hideAll = () => hideOutside(() => true);

/** Where a press on a notification leads, the app goes. */
export function NotificationOpener() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (path) => void navigate(path);
  }, [navigate]);
  return null;
}

// Whoever is here again sees it here.
addEventListener('focus', () => void hideAll());
onPressed(openPressed);
// What one person was told is not for the next one.
onOtherSession(() => {
  opens.clear();
  void hideAll();
});
