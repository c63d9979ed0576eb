import { AppError } from '@fairway/contract/app-error.ts';
import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import { rowsWithValues } from '@fairway/domain/data-interfaces/find-rows.ts';
import {
  type ParameterProblem,
  type ParameterValues,
  parameterValues,
} from '@fairway/domain/data-interfaces/parameter-values.ts';
import type { ScriptProblem } from '@fairway/domain/scripts/script-job.ts';
import type { Reader } from '../database/reader.ts';
import type { Context } from '../http/context.ts';
import { answerCache } from './answer-cache.ts';
import { askHttp } from './ask-http.ts';
import { askSql } from './ask-sql.ts';
import { bindSelect } from './bind-select.ts';
import { InterfaceError, type InterfaceProblem } from './interface-error.ts';
import { mostBytes, plainRows, refuseDeep } from './plain-rows.ts';
import { runScript } from './run-script.ts';
import { findEdition, findInterface } from './store.ts';
import type { StoredInterface } from './tables.ts';

/** What asking needs of a call. An interface may wait for another system: ask before a transaction, not inside. */
export type Asking = Pick<Context, 'db' | 'reader' | 'config' | 'log' | 'language'>;

type Rows = readonly InterfaceRow[];

const keptByReader = new WeakMap<Reader, ReturnType<typeof answerCache<Rows>>>();

function keptOf(reader: Reader) {
  const kept = keptByReader.get(reader) ?? answerCache<Rows>();
  keptByReader.set(reader, kept);
  return kept;
}

/** All rows of an interface, asked with these values by name. They are shared: not to be changed. */
export async function rowsOf(
  asking: Asking,
  interfaceId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<Rows> {
  const edition = await findEdition(asking.db, interfaceId);
  if (!edition) throw new AppError('NOT_FOUND');
  const { fullName: name, parameters, version } = edition;
  try {
    const values = valuesFrom(parameters, given);
    const question = JSON.stringify([interfaceId, version, values]);
    return await keptOf(asking.reader)(question, () => freshRows(asking, interfaceId, values));
  } catch (error) {
    if (!(error instanceof InterfaceError)) throw error;
    const { problem, cause } = error;
    asking.log.warn({ interfaceId, problem, reason: (cause as Error)?.message }, 'an interface gave no rows');
    throw new AppError('INTERFACE_FAILED', { name, detail: error.inWords(asking.language) });
  }
}

/** The rows of an interface that have one of these values, in the order of the values. */
export async function rowsByIds(
  asking: Asking,
  interfaceId: string,
  wanted: {
    ids: readonly string[];
    propsValue: string;
    values?: Readonly<Record<string, unknown>>;
    childrenColumn?: string;
  },
): Promise<InterfaceRow[]> {
  const { ids, propsValue, values = {}, childrenColumn = 'children' } = wanted;
  if (ids.length === 0) return [];
  const rows = await rowsOf(asking, interfaceId, values);
  return rowsWithValues(rows, ids, { valueColumn: propsValue, childrenColumn });
}

const parameterTroubles: Record<Exclude<ParameterProblem, 'missing'>, InterfaceProblem> = {
  notText: 'parameterWrong',
  tooLong: 'parameterTooLong',
  notNumber: 'parameterNoNumber',
  notDate: 'parameterNoDate',
};

function valuesFrom(
  declared: StoredInterface['parameters'],
  given: Readonly<Record<string, unknown>>,
): ParameterValues {
  const read = parameterValues(declared, given);
  if ('values' in read) return read.values;
  const { problem, label } = read;
  if (problem === 'missing') throw new AppError('INTERFACE_PARAMETER_MISSING', { label });
  throw new InterfaceError(parameterTroubles[problem], { label });
}

async function freshRows(asking: Asking, interfaceId: string, values: ParameterValues) {
  const stored = await findInterface(asking.db, interfaceId);
  if (!stored) throw new AppError('NOT_FOUND');
  const answer = await answerOf(asking, stored, values);
  const value = plainRows(stored.script.trim() === '' ? answer : await worked(stored.script, answer, values));
  const bytes = Buffer.byteLength(JSON.stringify(value));
  if (bytes > mostBytes) throw new InterfaceError('tooMuch');
  return { value, bytes };
}

async function answerOf(
  { reader, config }: Asking,
  { source, parameters }: StoredInterface,
  values: ParameterValues,
): Promise<unknown> {
  if (source.kind === 'static') return source.rows;
  if (source.kind === 'sql') return askSql(reader, bindSelect(source.sql, parameters, values));
  return askHttp(config, source, parameters, values);
}

const scriptTroubles: Record<ScriptProblem, InterfaceProblem> = {
  tooLong: 'scriptTooLong',
  tooMuch: 'scriptTooMuch',
  failed: 'scriptFailed',
  tooBusy: 'tooBusy',
};

async function worked(script: string, rows: unknown, values: ParameterValues): Promise<unknown> {
  refuseDeep(rows);
  const outcome = await runScript(script, rows, values);
  if (outcome.problem) throw new InterfaceError(scriptTroubles[outcome.problem]);
  return (outcome as { answer: unknown }).answer;
}
