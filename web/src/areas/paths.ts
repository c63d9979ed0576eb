export const areasScreen = '/pages/system/areas';
