import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { t } from '../../language/words.ts';
import { scriptWords } from './script-words.ts';

/** Interface data together with the script that is to be run on them, as earlier servers of the family answer. */
export interface UnprocessedData {
  data: unknown;
  dataProcessing: string;
}

/** What a configured data-processing script makes of interface data; rejects with a sentence when it cannot. */
export async function processInterfaceData({ data, dataProcessing }: UnprocessedData): Promise<unknown> {
  if (dataProcessing.trim() === '') return data;
  const { runScript } = await import('./run-script.ts');
  const outcome = await runScript(dataProcessing, data);
  if (outcome.problem) throw new Error(t(scriptWords[outcome.problem]));
  return outcome.answer;
}

/** The rows of an answer: bare, or with a script that has yet to be run on them. */
export async function rowsInReply(reply: unknown): Promise<InterfaceRow[]> {
  const rows = isUnprocessed(reply) ? await processInterfaceData(reply) : reply;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

const isUnprocessed = (reply: unknown): reply is UnprocessedData =>
  isRow(reply) && 'data' in reply && typeof reply.dataProcessing === 'string';
