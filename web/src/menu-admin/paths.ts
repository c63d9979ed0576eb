export const menusScreen = '/pages/system/menus';
