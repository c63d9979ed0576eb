/** Those whose managers lead back to themselves: in a ring nobody decides. */
export function managerRings(managerOf: ReadonlyMap<string, string>): Set<string> {
  const inRing = new Set<string>();
  const seen = new Set<string>();
  for (const first of managerOf.keys()) {
    const path: string[] = [];
    const places = new Map<string, number>();
    for (let at: string | undefined = first; at !== undefined && !seen.has(at); at = managerOf.get(at)) {
      const place = places.get(at);
      if (place !== undefined) {
        for (const one of path.slice(place)) inRing.add(one);
        break;
      }
      places.set(at, path.length);
      path.push(at);
    }
    for (const one of path) seen.add(one);
  }
  return inRing;
}
