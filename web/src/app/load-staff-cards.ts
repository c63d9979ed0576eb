import { loadWords } from '../language/words.ts';
import type { Feature } from '../wire/feature.ts';
import type { StaffCards } from '../wire/staff-cards.ts';
import { features } from './features.ts';

/** What every feature has for the workbench, with its words. */
export async function loadStaffCards(): Promise<StaffCards> {
  const showing: readonly Feature[] = features.filter(({ staffCards }) => staffCards);
  const [cards] = await Promise.all([
    Promise.all(showing.map((feature) => feature.staffCards?.())),
    loadWords(...showing.flatMap(({ words = [] }) => words)),
  ]);
  return Object.assign({}, ...cards);
}
