import type { InSiteMessage } from '@fairway/contract/messages.ts';

interface Asking {
  asks: string | null;
  settledAt: Date | null;
}

/** The screen on which what a message asks for is done; '' for what says itself what opens it, and for what is settled. */
export const opensFor = ({ asks, settledAt }: Asking): InSiteMessage['opens'] =>
  settledAt === null && asks?.startsWith('password.') ? 'password' : '';
