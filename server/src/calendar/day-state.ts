interface DayState {
  isWorked: boolean;
  name: string;
}

/** How a day is, in one text: what the history keeps and compares. */
export const writtenDay = ({ isWorked, name }: DayState): string =>
  `${isWorked ? 'work' : 'free'} ${name}`.trim();

export function readDay(written: string): DayState {
  const [kind, ...words] = written.split(' ');
  return { isWorked: kind === 'work', name: words.join(' ') };
}
