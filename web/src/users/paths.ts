import type { leavingPath } from '@fairway/contract/leaving.ts';

export const usersScreen = '/pages/system/users';
export const userScreen = '/pages/system/user';
export const userImportScreen = '/pages/system/userImport';

export const leavingScreen = '/pages/system/users/leave' satisfies typeof leavingPath;

export const leavingPathOf = (id: string): string => `${leavingScreen}?${new URLSearchParams({ id })}`;
export const userPathOf = (id: string): string => `${userScreen}?${new URLSearchParams({ id })}`;
