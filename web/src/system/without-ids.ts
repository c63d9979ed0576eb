/** What a line is about, in words alone: the id of a record stands in its detail, and in files. */
export const withoutIds = (target: string): string => target.replace(/\/[0-9a-z]{24}(?=$|\s)/g, '');
