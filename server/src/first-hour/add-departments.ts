import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { type LineProblem, readDepartmentLines } from '@fairway/domain/first-hour/department-lines.ts';
import type { Context } from '../http/context.ts';
import { fieldsInvalid } from '../http/input.ts';
import { departmentLineWords } from '../language/first-hour-words.ts';
import { loadUnits, type UnitRow } from '../organisation-admin/known-units.ts';
import { addUnit } from '../organisation-admin/save-unit.ts';
import { undoUnitChange } from '../organisation-admin/undo-unit-change.ts';
import type { UnitUsers } from '../organisation-admin/unit-uses.ts';
import { tellFirstHourScreens } from './tell-first-hour-screens.ts';

interface Added {
  id: string;
  version: number;
}

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** Departments of a quick list below a company; those that are there stay as they are. */
export async function addDepartments(
  ctx: Context,
  { text, companyId }: { text: string; companyId: string | null },
): Promise<{ units: Added[]; known: number }> {
  const { db, language, auditTarget } = ctx;
  const { paths, problems } = readDepartmentLines(text);
  if (problems.length > 0) throw fieldsInvalid({ text: problems.map((one) => say(one)).join('; ') });
  if (paths.length === 0) throw fieldsInvalid({ text: departmentLineWords.empty[language] });
  const there = await loadUnits(db);
  const company = companyOf(there, companyId);
  const ids = new Map<string, string>();
  for (const unit of there)
    if (unit.kind === 'department' && unit.parentId)
      ids.set(`${unit.parentId} ${plain(unit.fullName)}`, unit.id);
  const units: Added[] = [];
  for (const path of paths) {
    let parentId = company.id;
    for (const [at, fullName] of path.entries()) {
      const key = `${parentId} ${plain(fullName)}`;
      const known = ids.get(key);
      if (known === undefined && at < path.length - 1) throw new AppError('NOT_FOUND');
      if (known === undefined) {
        const added = await addUnit(ctx, {
          ...{ kind: 'department', parentId, fullName, enName: '', category: '' },
          ...{ managerId: null, boundTo: [] },
        });
        units.push(added);
        ids.set(key, added.id);
      }
      parentId = ids.get(key) as string;
    }
  }
  auditTarget(
    paths
      .map((path) => path.join('/'))
      .join('; ')
      .slice(0, 200),
  );
  await tellFirstHourScreens(db);
  return { units, known: paths.length - units.length };

  function say({ line, problem }: LineProblem): string {
    return filledWords(departmentLineWords[problem][language], { line });
  }
}

function companyOf(units: readonly UnitRow[], id: string | null): UnitRow {
  const company = units.find((unit) =>
    id === null
      ? unit.kind === 'company' && unit.parentId === null
      : unit.kind === 'company' && unit.id === id,
  );
  if (!company) throw new AppError('NOT_FOUND');
  return company;
}

/** Takes them away again, what is below before what is above. */
export async function undoDepartments(
  ctx: Context,
  unitUsers: UnitUsers,
  units: readonly Added[],
): Promise<{ count: number }> {
  for (const { id, version } of units.toReversed()) await undoUnitChange(ctx, unitUsers, id, version);
  ctx.auditTarget(String(units.length));
  await tellFirstHourScreens(ctx.db);
  return { count: units.length };
}
