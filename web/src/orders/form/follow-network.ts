import { loadWords } from '../../language/words.ts';
import { useReachability } from '../../wire/reachability.ts';
import { ordersWords } from '../words.ts';
import { countWaiting, waitingOrders } from './waiting-orders.ts';

/** While somebody is signed in: orders that wait are sent when the network is back. Returns how to stop it. */
export function followNetwork(): () => void {
  countWaiting();
  const send = () => {
    if (waitingOrders().length === 0 || !navigator.onLine) return;
    void Promise.all([import('./send-waiting.ts'), loadWords(ordersWords)])
      .then(([file]) => file.sendWaiting())
      // Without a network neither comes: the next sign of one tries again.
      .catch(() => undefined);
  };
  const unfollow = useReachability.subscribe((now, before) => {
    if (now.reachable && !before.reachable) send();
  });
  addEventListener('online', send);
  send();
  return () => {
    unfollow();
    removeEventListener('online', send);
  };
}
