import {
  getPreferences,
  notificationKinds,
  type Preferences,
  savePreferences,
} from '@fairway/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { load, useCommand } from '../app/calls.ts';
import { queryClient } from '../app/query-client.ts';
import { type PlainKey, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { QuietHours } from './quiet-hours.tsx';

const names: Record<(typeof notificationKinds)[number], PlainKey> = {
  chat: 'notifyChat',
  workflow: 'notifyWorkflow',
  notice: 'notifyNotice',
  system: 'notifySystem',
  schedule: 'notifySchedule',
};

/** What a person wants to be told and when not; every change is kept at once and taken back if it is refused. */
export function NotificationSettings() {
  const words = useWords();
  const query = load(getPreferences, {});
  const { data: preferences, isError, refetch } = useQuery(query);
  const saving = useCommand(savePreferences, { mask: false });
  const change = (next: Preferences) => {
    queryClient.setQueryData(query.queryKey, next);
    saving.mutate({ body: next }, { onError: () => void refetch() });
  };
  if (isError && !preferences) {
    return (
      <Card title={words('notifications')}>
        <Button onClick={() => void refetch()}>{words('retry')}</Button>
      </Card>
    );
  }
  if (!preferences) return <Skeleton count={1} />;
  const { notifications, quietHours } = preferences;
  return (
    <Card title={words('notifications')}>
      {notificationKinds.map((kind) => (
        <Switch
          key={kind}
          label={words(names[kind])}
          checked={notifications[kind]}
          onChange={(isOn) => change({ ...preferences, notifications: { ...notifications, [kind]: isOn } })}
        />
      ))}
      <QuietHours value={quietHours} onChange={(next) => change({ ...preferences, quietHours: next })} />
    </Card>
  );
}
