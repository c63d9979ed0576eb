export const settingsScreen = '/pages/system/settings';
