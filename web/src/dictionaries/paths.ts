export const dictionariesScreen = '/pages/system/dictionaries';
