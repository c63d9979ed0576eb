import {
  getPreferences,
  notificationKinds,
  type Preferences,
  savePreferences,
} from '@fairway/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { NotificationPermission } from './notification-permission.tsx';
import { QuietHours } from './quiet-hours.tsx';

const names: Record<(typeof notificationKinds)[number], PlainKey> = {
  chat: 'notifyChat',
  workflow: 'notifyWorkflow',
  notice: 'notifyNotice',
  system: 'notifySystem',
  schedule: 'notifySchedule',
};

/** What a person wants to be told and when not; every change is kept at once and taken back if it could not be. */
export function NotificationSettings() {
  const words = useWords();
  const query = load(getPreferences, {});
  const { data: preferences, isError, refetch } = useQuery(query);
  const saving = useCommand(savePreferences, { mask: false });
  // What the server has, and what it was told last: several changes may be on their way.
  const kept = useRef<Preferences>(undefined);
  const told = useRef<Preferences>(undefined);
  const change = async (next: Preferences) => {
    if (!told.current) kept.current = preferences;
    told.current = next;
    const shown = queryClient.setQueryData<Preferences>(query.queryKey, next);
    const isSaved = await saving.mutateAsync({ body: next }).then(
      () => true,
      () => false,
    );
    if (isSaved) kept.current = next;
    if (told.current !== next) return;
    told.current = undefined;
    if (isSaved) return;
    // Unless another person's settings stand there by now.
    queryClient.setQueryData<Preferences>(query.queryKey, (now) => (now === shown ? kept.current : now));
    void refetch();
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
          onChange={(isOn) =>
            void change({ ...preferences, notifications: { ...notifications, [kind]: isOn } })
          }
        />
      ))}
      <QuietHours value={quietHours} onChange={(next) => void change({ ...preferences, quietHours: next })} />
      <NotificationPermission />
    </Card>
  );
}
