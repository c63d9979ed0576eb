import type { MenuGroupOfPages } from './group-menus.ts';

/** So many fill two rows of a phone beside the way to add one. */
const most = 7;

/** Looking after the system is nobody's every day. */
const lastGroup = 'system';

/**
 * What somebody who has chosen nothing yet is offered: their menu is what their roles may open, so the first page of each
 * of its headings in turn is close to their work.
 */
export function proposedPages(groups: readonly MenuGroupOfPages[]): MenuGroupOfPages['pages'] {
  const inTurn = groups.toSorted(
    (one, other) => Number(one.id === lastGroup) - Number(other.id === lastGroup),
  );
  const longest = Math.max(0, ...groups.map(({ pages }) => pages.length));
  const proposed = Array.from({ length: longest }, (_, at) => inTurn.flatMap(({ pages }) => pages[at] ?? []));
  return proposed.flat().slice(0, most);
}
