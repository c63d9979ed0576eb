/** How the values of a field are sought by its column: equal, containing, or between two. As the wire numbers them. */
export const searchTypes = { equal: 1, contains: 2, range: 3 } as const;
export type SearchType = (typeof searchTypes)[keyof typeof searchTypes];

const rangeKinds = ['number', 'date', 'createdAt', 'modifiedAt', 'calculation', 'rate', 'slider'];
const textKinds = ['text', 'textarea', 'billNumber', 'autoComplete', 'time'];

export function searchType(kind: string): SearchType {
  if (rangeKinds.includes(kind)) return searchTypes.range;
  return textKinds.includes(kind) ? searchTypes.contains : searchTypes.equal;
}
