/** What a file of something is called: its name, without what file systems refuse. */
export const fileNameOf = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
