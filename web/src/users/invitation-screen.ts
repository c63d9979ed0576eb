import type { invitationPath } from '@fairway/contract/users.ts';

// Written out: the first screen must not load the contract.
export const invitationScreen = '/pages/login/invitation' satisfies typeof invitationPath;
