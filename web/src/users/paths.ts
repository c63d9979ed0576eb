import type { invitationPath } from '@fairway/contract/users.ts';

export const usersScreen = '/pages/system/users';
export const userScreen = '/pages/system/user';
// Written out: the frame must not load the contract.
export const invitationScreen = '/pages/login/invitation' satisfies typeof invitationPath;

export const userPathOf = (id: string): string => `${userScreen}?${new URLSearchParams({ id })}`;

/** The whole address, to be sent to whom it is for. The token stands behind the sign that browsers do not send on. */
export const invitationLinkOf = (origin: string, token: string): string =>
  `${origin}${invitationScreen}#${new URLSearchParams({ token })}`;
