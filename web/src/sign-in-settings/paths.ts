export const signInSettingsScreen = '/pages/system/signInMethods';
/** Where a trial comes back to, in a window of its own. */
export const signInTrialScreen = '/pages/system/signInTrial';
