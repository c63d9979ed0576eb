export const myFilesPath = '/pages/file/index';
