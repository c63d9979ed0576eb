import { plain } from '../forms/search-grams.ts';

/** From where to where in a text; the end is not part of it. */
type Mark = readonly [start: number, end: number];

/** How much is shown before the first word that was found. */
const lead = 12;

/** Every place of a keyword in a text, one case and one width being as good as another. */
export function marksOf(text: string, keyword: string): Mark[] {
  const sought = plain(keyword.trim());
  if (sought === '') return [];
  const { searched, places } = compared(text);
  const marks: Mark[] = [];
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + sought.length)) {
    const start = places[at] ?? 0;
    const end = places.slice(at + sought.length).find((place) => place > start) ?? text.length;
    marks.push([start, end]);
  }
  return marks;
}

/** A text as it is compared, and for each of its letters where it stands in the text: `…` is compared as three dots. */
function compared(text: string): { searched: string; places: number[] } {
  const places: number[] = [];
  let searched = '';
  let place = 0;
  for (const letter of text) {
    const plainLetter = plain(letter);
    searched += plainLetter;
    for (let unit = 0; unit < plainLetter.length; unit++) places.push(place);
    place += letter.length;
  }
  return { searched, places };
}

/** One line of a text that begins shortly before what was found, with the places of it. */
export function foundLine(text: string, keyword: string): { text: string; marks: Mark[] } {
  const line = text.replace(/\s+/g, ' ').trim();
  const marks = marksOf(line, keyword.replace(/\s+/g, ' '));
  const cut = (marks[0]?.[0] ?? 0) - lead;
  if (cut <= 0) return { text: line, marks };
  // Half of a character is none.
  const start = /[\udc00-\udfff]/.test(line.charAt(cut)) ? cut + 1 : cut;
  const shift = start - 1;
  return { text: `…${line.slice(start)}`, marks: marks.map(([from, to]) => [from - shift, to - shift]) };
}
