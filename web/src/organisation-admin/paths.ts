export const organisationScreen = '/pages/system/organisation';
