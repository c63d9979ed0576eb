import { getUserCard } from '@fairway/contract/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';

/** From me down to somebody of mine, also after a reload: their card names everybody who leads them. */
export function useSubordinatePath(userId: string): { id: string; name: string }[] {
  const me = useSession((session) => session.userInfo);
  const isMe = userId === me?.userId;
  const { data: card } = useQuery({
    ...load(getUserCard, { params: { id: userId } }),
    enabled: !isMe && userId !== '',
    meta: { quiet: true },
  });
  if (!me || isMe || !card) return [];
  const leaders = card.managers
    .slice(
      0,
      card.managers.findIndex(({ id }) => id === me.userId),
    )
    .toReversed();
  return [
    { id: me.userId, name: me.userName },
    ...leaders.map(({ id, realName }) => ({ id, name: realName })),
    { id: card.id, name: card.realName },
  ];
}
