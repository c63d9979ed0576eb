import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useEffect } from 'react';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import './offline-banner.css';
import { queryClient } from '../wire/query-client.ts';
import { useReachability } from '../wire/reachability.ts';
import { request } from '../wire/request.ts';
import { useOnline } from '../wire/use-online.ts';
import { useShownDataTime } from './shown-data-time.ts';

const askAgainAfter = 5000;

/** Quiet: what is on the screen stays, with the time it is of, and is asked for again when the network is back. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const reachable = useReachability((state) => state.reachable);
  useEffect(() => {
    if (reachable) return;
    const timer = setInterval(() => void askIfThere(), askAgainAfter);
    addEventListener('online', askIfThere);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askIfThere);
    };
  }, [reachable]);
  useEffect(() => {
    if (isOnline && reachable) void queryClient.refetchQueries({ type: 'active', predicate: isFailed });
  }, [isOnline, reachable]);
  if (isOnline && reachable) return null;
  return (
    <p className="offline-banner" role="status">
      <Icon name="offline" size={16} />
      <BannerWords />
    </p>
  );
}

function BannerWords() {
  const words = useWords();
  const shownOf = useShownDataTime();
  return shownOf === undefined
    ? words('networkDown')
    : words('networkDownSince', { time: formatDate(shownOf, 'HH:mm') });
}

const isFailed = (query: { state: { status: string } }) => query.state.status === 'error';

/** Any answer will do, also one that says no. */
const askIfThere = () => request({ url: '/api/health', method: 'GET', raw: true }).catch(() => undefined);
