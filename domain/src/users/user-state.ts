export type UserState = 'active' | 'invited' | 'disabled' | 'left';
export type UserAct =
  | 'disable'
  | 'enable'
  | 'endSessions'
  | 'invite'
  | 'resetPassword'
  | 'edit'
  | 'leave'
  | 'seeAs'
  | 'undoLeave';

/** What an account is, as its row says it: 0 is closed, 2 locked by hand, which still is an account of somebody here. */
export function userStateOf(user: {
  enabledMark: number;
  leftOn: string | null;
  hasPassword: boolean;
}): UserState {
  if (user.leftOn !== null) return 'left';
  if (user.enabledMark === 0) return 'disabled';
  return user.hasPassword ? 'active' : 'invited';
}

const allowed: Readonly<Record<UserAct, readonly UserState[]>> = {
  edit: ['active', 'invited', 'disabled', 'left'],
  disable: ['active', 'invited'],
  // Somebody who comes back has their account again.
  enable: ['disabled', 'left'],
  endSessions: ['active', 'invited'],
  invite: ['active', 'invited'],
  resetPassword: ['active', 'invited'],
  // Who was shut out before they leave still holds what they held.
  leave: ['active', 'invited', 'disabled'],
  undoLeave: ['left'],
  // Also before they came in for the first time: to see what they will find.
  seeAs: ['active', 'invited'],
};

export const canAct = (act: UserAct, state: UserState): boolean => allowed[act].includes(state);
