import type { account as chinese } from '../zh-CN/account.ts';

export const account: Record<keyof typeof chinese, string> = {
  organisation: 'Organisation',
  position: 'Position',
  appearance: 'Appearance',
  aboutApp: 'About',
  version: 'Version',
  none: 'None',
  signOut: 'Sign out',
  signOutConfirm: 'Sign out of this account?',
  signOutBody: 'You will have to sign in again to continue.',
  signOutUploads: '{count} files are still uploading and will be cancelled.',
};
