export const calendarScreen = '/pages/system/calendar';
