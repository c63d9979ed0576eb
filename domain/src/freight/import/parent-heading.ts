const between = ' › ';

/** A sub-heading with the one that stands over it and its neighbours. */
export const withParent = (parent: string | undefined, own: string): string =>
  [parent, own].filter(Boolean).join(between);

/** What stands lowest in the head of a column; the whole heading where nothing stands over it. */
export const subHeading = (heading: string): string =>
  heading.slice(heading.lastIndexOf(between.trim()) + 1).trim();

/** Parent and sub-heading as one phrase: `Validity › From` is `Validity From`. */
export const asOnePhrase = (heading: string): string => heading.replaceAll(between, ' ');
