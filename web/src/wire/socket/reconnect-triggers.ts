import { useReachability } from '../reachability.ts';

/** A person who taps wants something; but not each tap is a question to the server. */
const tapsCountEvery = 30_000;

const wishes = new EventTarget();

/** Somebody has something to say: a connection that was given up is tried once more. */
export const requestReconnect = () => wishes.dispatchEvent(new Event('wish'));

/** Calls when a connection may work again: network, server or person came back. Returns how to stop. */
export function onReconnectTrigger(tryNow: () => void): () => void {
  let lastTap = 0;
  const whenVisible = () => document.visibilityState === 'visible' && tryNow();
  const whenTapped = () => {
    if (Date.now() - lastTap < tapsCountEvery) return;
    lastTap = Date.now();
    tryNow();
  };
  wishes.addEventListener('wish', tryNow);
  addEventListener('online', tryNow);
  addEventListener('pageshow', whenVisible);
  addEventListener('pointerdown', whenTapped);
  document.addEventListener('visibilitychange', whenVisible);
  const unsubscribe = useReachability.subscribe((now, before) => {
    if (now.reachable && !before.reachable) tryNow();
  });
  return () => {
    wishes.removeEventListener('wish', tryNow);
    removeEventListener('online', tryNow);
    removeEventListener('pageshow', whenVisible);
    removeEventListener('pointerdown', whenTapped);
    document.removeEventListener('visibilitychange', whenVisible);
    unsubscribe();
  };
}
