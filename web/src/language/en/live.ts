import type { live as chinese } from '../zh-CN/live.ts';

export const live: Record<keyof typeof chinese, string> = {
  liveConnecting: 'Connecting to messages: attempt {attempt}. One moment…',
  liveFailed: 'Messages cannot be reached. Ask your administrator.',
  loginExpired: 'Your session has expired',
  pushDismiss: 'Dismiss',
};
