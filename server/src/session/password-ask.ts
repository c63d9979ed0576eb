import type { SettledAsk } from '../messages/settle.ts';

/** What reminders of a password ask its owner for. */
export const passwordAsk = (userId: string): string => `password.${userId}`;

/** The password was changed: no reminder of it is open any more. */
export const passwordChanged = (userId: string, at: Date): SettledAsk => ({
  ...{ asks: passwordAsk(userId), at },
  ...{ as: 'passwordChanged', by: null, to: null },
});
