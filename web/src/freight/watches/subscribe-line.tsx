import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWatches } from './use-watches.ts';

/** Subscribes to a trade line, or ends it: whoever does hears of its new rates. */
export function SubscribeLine({ lineId }: { lineId: string }) {
  const words = useWords();
  const watches = useWatches();
  if (!watches.isReady) return null;
  const kept = watches.find('line', lineId);
  const toggle = async () => {
    const isDone = await (kept ? watches.drop(kept) : watches.keep({ kind: 'line', lineId }, lineId));
    if (isDone) toast(words(kept ? 'watchUnsubscribed' : 'watchSubscribed'));
  };
  return (
    <Button icon={kept ? 'bellOn' : 'bell'} disabled={kept?.id === ''} onClick={() => void toggle()}>
      {words(kept ? 'watchUnsubscribe' : 'watchSubscribe')}
    </Button>
  );
}
