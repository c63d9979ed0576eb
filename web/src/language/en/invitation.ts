import type { invitation as chinese } from '../zh-CN/invitation.ts';

export const invitation: Record<keyof typeof chinese, string> = {
  invitationTitle: 'Set your password',
  invitationFor: '{name}, your account is {account}',
  invitationUntil: 'The link works until {at}',
  invitationSet: 'Set it and sign in',
  invitationNotLoaded: 'This could not be loaded',
  invitationOver: 'This invitation is over',
  invitationOverLine: 'It has expired or was used. Ask your administrator for another one',
  invitationToLogin: 'Sign in',
};
