import { type BadgeState, emptyBadge } from '@fairway/domain/messages/badge.ts';
import { create } from 'zustand';
import { showBadgeOutside } from './badge-outside.ts';

/** The unread numbers of the person at this device. */
export const useBadge = create<BadgeState>(() => emptyBadge);

useBadge.subscribe(({ badgeNum }, before) => {
  if (badgeNum !== before.badgeNum) showBadgeOutside(badgeNum);
});
