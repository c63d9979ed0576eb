import { badgeText } from '@fairway/domain/messages/badge.ts';
import { markDocument } from '../ui/document-title.ts';

/** What is unread, for whoever looks at another tab or at the icon of the app. */
export function showBadgeOutside(count: number): void {
  const text = badgeText(count);
  markDocument(text && `(${text})`);
  // A browser without icons to mark has neither, and one may refuse: then the title says it alone.
  const marked = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  marked?.catch(() => undefined);
}
