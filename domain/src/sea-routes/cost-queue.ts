export interface Reached {
  waypoint: number;
  cost: number;
}

/** A binary heap: the cheapest is taken first. */
export class CostQueue {
  #heap: Reached[] = [];

  add(reached: Reached) {
    const heap = this.#heap;
    let at = heap.push(reached) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfCheaper(at, parent)) return;
      at = parent;
    }
  }

  take(): Reached | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const cheaper =
        (heap[right]?.cost ?? Number.POSITIVE_INFINITY) < (heap[left]?.cost ?? Number.POSITIVE_INFINITY)
          ? right
          : left;
      if (!this.#swapIfCheaper(cheaper, at)) return first;
      at = cheaper;
    }
  }

  #swapIfCheaper(lower: number, upper: number): boolean {
    const [below, above] = [this.#heap[lower], this.#heap[upper]];
    if (!below || !above || below.cost >= above.cost) return false;
    this.#heap[lower] = above;
    this.#heap[upper] = below;
    return true;
  }
}
