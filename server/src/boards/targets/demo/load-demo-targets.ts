import type { TargetCell } from '@fairway/contract/targets.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { attempt } from '../../../database/attempt.ts';
import type { Db } from '../../../database/open.ts';
import { companyDay } from '../../../freight/company-day.ts';
import { midnightOf } from '../../../organisation/demo/office-days.ts';
import { demoCaller } from '../../../permission/demo/demo-caller.ts';
import { isUnfit } from '../../../workflow/demo/is-unfit.ts';
import { saveTargets } from '../save-targets.ts';
import { type SoldByMonth, soldSince } from './store.ts';

/** February is short, autumn is full. */
const seasons = [0.95, 0.65, 1, 1, 1.05, 1.05, 1.1, 1.15, 1.15, 1, 0.95, 0.95];
/** What is asked for beyond what was sold; and of a department beyond what its people are asked for. */
const [more, ofDepartment] = [1.08, 1.05];

/** Targets of this year and the next for who sells and their departments, set by the general manager. */
export async function loadDemoTargets(db: Db, today: Date): Promise<void> {
  const at = midnightOf(today.getTime());
  const day = companyDay(new Date(at));
  const sold = await soldSince(db, addDays(day, -365));
  const gm = demoCaller(db, 'gm01');
  const year = Number(day.slice(0, 4));
  for (const [ahead, written] of [year, year + 1].entries()) {
    const cells = cellsOf(sold, more ** (ahead + 1));
    if (cells.length > 0)
      await attempt(db, isUnfit, async () => {
        await saveTargets(gm(at), { year: String(written), cells });
      });
  }
}

function cellsOf(sold: readonly SoldByMonth[], growth: number): TargetCell[] {
  const inSteps = (amount: number, step: number) => Math.max(1, Math.round(amount / step)) * step;
  const planned = (one: Pick<SoldByMonth, 'teu' | 'profit'>, by: number) =>
    seasons.flatMap((season, at) => [
      { metric: 'teu' as const, month: at + 1, value: inSteps(one.teu * by * season, 1) },
      { metric: 'profit' as const, month: at + 1, value: inSteps(one.profit * by * season, 500) },
    ]);
  const cell = (
    holder: Pick<TargetCell, 'kind' | 'key'>,
    { metric, month, value }: { metric: TargetCell['metric']; month: number; value: number },
  ): TargetCell => ({ ...holder, metric, month, value: String(value), was: null });
  const people = sold.flatMap((one) =>
    planned(one, growth).map((target) => cell({ kind: 'person', key: one.userId }, target)),
  );
  const departments = [...Map.groupBy(sold, ({ organisationId }) => organisationId)].flatMap(
    ([key, team]) => {
      const sum = (of: 'teu' | 'profit') => team.reduce((all, one) => all + one[of], 0);
      const together = { teu: sum('teu'), profit: sum('profit') };
      return planned(together, growth * ofDepartment).map((target) =>
        cell({ kind: 'department', key }, target),
      );
    },
  );
  return [...departments, ...people];
}
