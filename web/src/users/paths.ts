export const usersScreen = '/pages/system/users';
export const userScreen = '/pages/system/user';
export const userImportScreen = '/pages/system/userImport';

export const userPathOf = (id: string): string => `${userScreen}?${new URLSearchParams({ id })}`;
