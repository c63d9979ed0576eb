import { type BadgeState, emptyBadge } from '@fairway/domain/messages/badge.ts';
import { create } from 'zustand';
import { keepNumbers } from '../wire/kept-numbers.ts';
import { showBadgeOutside } from './badge-outside.ts';

/** The unread numbers of the person at this device. */
export const useBadge = create<BadgeState>(() => emptyBadge);

/** How many are unread in conversations that do not disturb: the badge does not count them, a quiet dot says so. */
export const useQuietUnread = create<{ count: number }>(() => ({ count: 0 }));

keepNumbers('unread', useBadge);
showBadgeOutside(useBadge.getState().badgeNum);
useBadge.subscribe(({ badgeNum }, before) => {
  if (badgeNum !== before.badgeNum) showBadgeOutside(badgeNum);
});
