import type { FormStore } from '../forms/form-store.ts';

const times = [
  { start: 'startAt', end: 'endAt' },
  { start: 'startDay', end: 'endDay' },
];

/** A new start takes the end along, as long as the end was not set by hand. Gives back how to stop it. */
export function endFollowsStart(store: FormStore): () => void {
  const stops = times.map(({ start, end }) => {
    let [from, to] = [store.values[start], store.values[end]];
    let isOwn = false;
    return store.subscribe(() => {
      const [newFrom, newTo] = [store.values[start], store.values[end]];
      const by = typeof from === 'number' && typeof newFrom === 'number' ? newFrom - from : 0;
      // One that was emptied on the way is compared with what stood before.
      if (typeof newFrom === 'number') from = newFrom;
      if (newTo !== to) {
        to = newTo;
        // Both at once is a time that was taken over as a whole.
        if (by === 0) isOwn = true;
        return;
      }
      if (by === 0 || isOwn || typeof to !== 'number') return;
      to += by;
      store.change([{ model: end, value: to }]);
    });
  });
  return () => {
    for (const stop of stops) stop();
  };
}
