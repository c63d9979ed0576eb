import { useQuery } from '@tanstack/react-query';
import { outboxDatabase } from '../../chat/outbox/outbox-database.ts';
import { formatFileSize } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { cacheSize, emptyCache } from '../../native/device-cache.ts';
import { deviceIdKey } from '../../punch-card/device-id.ts';
import { waitingDatabase } from '../../punch-card/queue/waiting-database.ts';
import { confirm } from '../../ui/confirm.tsx';
import { MenuRows } from '../../ui/menu-rows.tsx';
import { toast } from '../../ui/toast.ts';
import { queryClient } from '../../wire/query-client.ts';
import { sessionKeys } from '../../wire/session-store.ts';

/** Who is signed in, what was chosen and agreed to on this device, and the messages and punches that wait to be sent. */
const kept = [
  ...[...sessionKeys, 'language', 'theme', 'policyConsentAt', 'guideSeenAt'],
  ...[outboxDatabase, waitingDatabase, deviceIdKey],
];

export function DeviceCache() {
  const words = useWords();
  const { data: size = 0, refetch } = useQuery({
    queryKey: ['cacheSize'],
    queryFn: () => cacheSize(kept),
    staleTime: 0,
  });
  const empty = async () => {
    const agreed = await confirm({
      title: words('cacheClearConfirm'),
      body: words('cacheClearBody'),
      agree: words('cacheClear'),
      danger: true,
    });
    if (!agreed) return;
    await emptyCache(kept);
    await queryClient.invalidateQueries();
    await refetch();
    toast(words('cacheCleared'));
  };
  return (
    <MenuRows
      rows={[
        {
          icon: 'box',
          name: words('cacheClear'),
          value: formatFileSize(words, size),
          opens: () => void empty(),
        },
      ]}
    />
  );
}
