import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import {
  type BoundSelect,
  type Reader,
  ReaderBusy,
  ReaderTooMuch,
  ReaderUnavailable,
} from '../database/reader.ts';
import { InterfaceError, type InterfaceProblem } from './interface-error.ts';
import { mostBytes, mostRows } from './plain-rows.ts';

/** The rows of a SELECT over the views of the schema `data`. */
export async function askSql(reader: Reader, select: BoundSelect): Promise<InterfaceRow[]> {
  try {
    return (await reader.read(select, { rows: mostRows, bytes: mostBytes })) as InterfaceRow[];
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    throw new InterfaceError(problem, {}, error);
  }
}

/** Refuses a SELECT the database would not run, with the first line of what it says. */
export async function checkSql(reader: Reader, select: BoundSelect): Promise<void> {
  try {
    await reader.explain(select);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    if (problem !== 'sqlFailed' && problem !== 'sqlForbidden') throw new InterfaceError(problem, {}, error);
    const message = (error as Error).message.split('\n')[0] ?? '';
    throw new InterfaceError('sqlRefused', { message: message.slice(0, 300) }, error);
  }
}

/** What codes of PostgreSQL mean for who asked; a longer beginning is looked at first. */
const meanings: readonly [code: string, InterfaceProblem][] = [
  ['57014', 'tooSlow'],
  ['55P03', 'tooSlow'],
  ['42501', 'sqlForbidden'],
  ['25006', 'sqlForbidden'],
  ['53200', 'tooMuch'],
  ['53400', 'tooMuch'],
  ['54', 'tooMuch'],
];

/** Undefined: the database itself is in trouble, which is not the fault of the statement. */
function problemOf(error: unknown): InterfaceProblem | undefined {
  if (error instanceof ReaderUnavailable) return 'sqlUnavailable';
  if (error instanceof ReaderBusy) return 'tooBusy';
  if (error instanceof ReaderTooMuch) return 'tooMuch';
  const { code = '', severity = '', message = '' } = error as Error & { code?: string; severity?: string };
  if (message === 'Query read timeout') return 'tooSlow';
  if (severity !== 'ERROR' || code.startsWith('53300')) return undefined;
  return meanings.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'sqlFailed';
}
