export const firstHourScreen = '/pages/system/firstHour';
