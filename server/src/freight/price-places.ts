const order = ['20GP', '40GP', '40HQ', '45HQ'];

/** Each place of prices once: usual boxes first, then the others by name, weights by weight. */
export const placesInOrder = (places: readonly string[]): string[] => [...new Set(places)].sort(byPlace);

function byPlace(one: string, other: string): number {
  const rank = (place: string) => (order.includes(place) ? order.indexOf(place) : order.length);
  const weight = (place: string) => (place === 'M' ? -1 : Number(place.replace('+', '')) || 0);
  return rank(one) - rank(other) || weight(one) - weight(other) || (one < other ? -1 : 1);
}
