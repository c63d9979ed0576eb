/**
 * What a cell lists: `A；B`. A name may itself hold a comma, so that what is known as a whole is not taken apart.
 */
export function spelledList(text: string, isKnown: (name: string) => boolean): string[] {
  const split = (part: string, marks: RegExp): string[] =>
    isKnown(part.trim())
      ? [part.trim()]
      : part
          .split(marks)
          .map((one) => one.trim())
          .filter(Boolean);
  const parts = split(text, /[;；|\n]+/).flatMap((part) => split(part, /[、,，]+/));
  return [...new Set(parts)];
}
