import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import { InterfaceError } from './interface-error.ts';

export const mostRows = 5_000;
export const mostBytes = 2 * 1024 * 1024;
const longestColumn = 100;
/** Writing an answer goes down into it; without an end somebody else's answer could exhaust the stack. */
const deepest = 25;

/** Refuses what is nested without an end, before anything else goes down into it. */
export function refuseDeep(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null && isDeeper(answer, deepest))
    throw new InterfaceError('notRows');
}

/** Whatever a source or a script gave, as rows; refused when it is something else or too much. */
export function plainRows(answer: unknown): InterfaceRow[] {
  if (!Array.isArray(answer)) throw new InterfaceError('notRows');
  if (answer.length > mostRows) throw new InterfaceError('tooMuch');
  refuseDeep(answer);
  return answer.map((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new InterfaceError('notRows');
    return plainRow(row as InterfaceRow);
  });
}

function plainRow(row: InterfaceRow): InterfaceRow {
  const columns = Object.entries(row).filter(
    ([column]) => column.length <= longestColumn && column !== '__proto__',
  );
  return Object.fromEntries(columns);
}

function isDeeper(value: object, levels: number): boolean {
  if (levels === 0) return true;
  return Object.values(value).some(
    (inner) => typeof inner === 'object' && inner !== null && isDeeper(inner, levels - 1),
  );
}
