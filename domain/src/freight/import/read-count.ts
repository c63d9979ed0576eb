import { plainText, type SheetCell } from './sheet-cell.ts';

/** A number of days: `14`, `14-16 days`, `约 15 天`. Of two the larger one, so that nobody promises too much. */
export function readDays(cell: SheetCell, most: number): number | null | undefined {
  const text = plainText(cell.text);
  if (/^(N\/?A|-+|TB[ACD]|NIL|\/)?$/.test(text)) return null;
  const [, first, second] =
    /^(?:ABOUT|ABT|APPROX\.?|约|CA\.?|\+\/-)? ?(\d{1,3})(?:\.0+)?(?: ?(?:-|~|–|TO|至|到) ?(\d{1,3}))? ?(?:DAYS?|DAY\(S\)|D|天|日|CALENDAR DAYS|WORKING DAYS)?$/.exec(
      text,
    ) ?? [];
  if (first === undefined) return undefined;
  const days = Math.max(Number(first), Number(second ?? 0));
  return days <= most ? days : undefined;
}
