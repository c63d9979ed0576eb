import { listTrackingFeeds, syncTrackingFeed } from '@fairway/contract/tracking-feeds.ts';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { refreshShipment } from '../detail/shipment-reads.ts';

const shownLonger = 3_000;

/** Asks every feed that is asked, now; what they say of this shipment is among it. */
export function useSync() {
  const words = useWords();
  return useMutation({
    mutationFn: async () => {
      const { list } = await call(listTrackingFeeds, {});
      const asked = list.filter(({ kind, isEnabled }) => kind === 'pull' && isEnabled);
      const replies = await Promise.all(
        asked.map(({ id }) => call(syncTrackingFeed, { params: { id } }, { commandId: newCommandId() })),
      );
      return {
        feeds: asked.length,
        taken: replies.reduce((sum, { taken }) => sum + taken, 0),
        failed: replies.filter(({ error }) => error !== '').length,
      };
    },
    onSuccess: ({ feeds, taken, failed }) => {
      refreshShipment();
      if (feeds === 0) toast(words('deskSyncNone'), shownLonger);
      else if (failed > 0) toast(words('deskSyncFailed', { taken, failed }), shownLonger);
      else toast(words('deskSynced', { taken }));
    },
  });
}
