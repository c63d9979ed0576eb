import { type BadgeState, emptyBadge } from '@fairway/domain/messages/badge.ts';
import { create } from 'zustand';

/** The unread numbers of the person at this device. */
export const useBadge = create<BadgeState>(() => emptyBadge);
