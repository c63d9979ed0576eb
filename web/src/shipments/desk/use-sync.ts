import { syncShipmentTracking } from '@fairway/contract/tracking-feeds.ts';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { refreshShipment } from '../detail/shipment-reads.ts';

const shownLonger = 3_000;

/** Asks the feeds for one shipment, now. */
export function useSync(id: string) {
  const words = useWords();
  return useMutation({
    mutationFn: () => call(syncShipmentTracking, { params: { id } }, { commandId: newCommandId() }),
    onSuccess: ({ feeds, taken, failed }) => {
      refreshShipment();
      if (feeds === 0) toast(words('deskSyncNone'), shownLonger);
      else if (failed > 0) toast(words('deskSyncFailed', { taken, failed }), shownLonger);
      else toast(words('deskSynced', { taken }));
    },
  });
}
