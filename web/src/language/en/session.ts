import type { session as chinese } from '../zh-CN/session.ts';

export const session: Record<keyof typeof chinese, string> = {
  loginExpired: 'Your session has expired',
  greetingNight: 'Hello, {name}',
  greetingMorning: 'Good morning, {name}',
  greetingNoon: 'Good day, {name}',
  greetingAfternoon: 'Good afternoon, {name}',
  greetingEvening: 'Good evening, {name}',

  // acts in the audit log
  actSignIn: 'Sign in',
  actSignInFailed: 'Sign-in failed',
  actUnlockScreenFailed: 'Unlocking the screen failed',
  actRefusalBurst: 'Many requests refused',
  actSignOut: 'Sign out',
  actCreateFirstAdministrator: 'Create first administrator',
  actUpdatePasswordMessage: 'Check password age',

  // the person at the right of a desk's bar
  personalInformation: 'Personal information',
  accountSecurity: 'Account security',
  settings: 'Settings',
  accountSignOut: 'Sign out',
  signOutUploads: 'Files still uploading will be cancelled: {count}.',
  signOutUnsent: 'Messages not sent yet will be deleted: {count}.',
  signOutDrafts: 'Drafts will be deleted: {count}.',
  signOutConfirm: 'Sign out of this account?',
  signOutBody: 'You will have to sign in again to continue.',
};
