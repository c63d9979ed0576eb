import { type IcsLine, icsLines } from './ics-lines.ts';

/** What stands between a BEGIN and its END. */
export interface IcsComponent {
  name: string;
  at: number;
  lines: IcsLine[];
  parts: IcsComponent[];
}

const deepest = 8;

/** The calendars of a file; undefined where it is none, or does not close what it opens. */
export function icsCalendars(text: string): IcsComponent[] | undefined {
  const file: IcsComponent = { name: '', at: 0, lines: [], parts: [] };
  const open = [file];
  for (const line of icsLines(text)) {
    const inside = open.at(-1) ?? file;
    if (line.name === 'BEGIN') {
      if (open.length > deepest) return undefined;
      const part = { name: line.value.trim().toUpperCase(), at: line.at, lines: [], parts: [] };
      inside.parts.push(part);
      open.push(part);
    } else if (line.name === 'END') {
      if (inside === file || inside.name !== line.value.trim().toUpperCase()) return undefined;
      open.pop();
    } else inside.lines.push(line);
  }
  const calendars = file.parts.filter(({ name }) => name === 'VCALENDAR');
  return open.length === 1 && calendars.length > 0 ? calendars : undefined;
}

export const lineOf = ({ lines }: IcsComponent, name: string): IcsLine | undefined =>
  lines.find((line) => line.name === name);

export const linesOf = ({ lines }: IcsComponent, name: string): IcsLine[] =>
  lines.filter((line) => line.name === name);
