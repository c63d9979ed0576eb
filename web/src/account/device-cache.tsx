import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../app/query-client.ts';
import { sayFileSize } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { cacheSize, emptyCache } from '../native/device-cache.ts';
import { sessionKeys } from '../session/session-store.ts';
import { confirm } from '../ui/confirm.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { toast } from '../ui/toast.ts';

/** Who is signed in, and what was chosen and agreed to on this device. */
const kept = [...sessionKeys, 'language', 'theme', 'policyConsentAt', 'guideSeenAt'];

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
          value: sayFileSize(words, size),
          opens: () => void empty(),
        },
      ]}
    />
  );
}
