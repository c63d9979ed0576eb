import { AppError } from '@fairway/contract/app-error.ts';
import type { createDataInterface } from '@fairway/contract/data-interfaces.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { parameterValues } from '@fairway/domain/data-interfaces/parameter-values.ts';
import type { Context } from '../http/context.ts';
import { questionOf } from './ask-http.ts';
import { checkSql } from './ask-sql.ts';
import { bindSelect } from './bind-select.ts';
import { InterfaceError } from './interface-error.ts';
import { plainRows } from './plain-rows.ts';
import { runScript } from './run-script.ts';

export type WrittenInterface = Received<typeof createDataInterface>['body'];

/** Refuses, in a sentence, an interface that could not be asked. */
export async function checkInterface(ctx: Context, written: WrittenInterface): Promise<void> {
  try {
    checkParameters(written);
    await checkSource(ctx, written);
    await checkScript(written.script);
  } catch (error) {
    if (!(error instanceof InterfaceError)) throw error;
    throw new AppError('INTERFACE_WRONG', { detail: error.inWords(ctx.language) });
  }
}

function checkParameters({ parameters }: WrittenInterface): void {
  const names = parameters.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new InterfaceError('parameterTwice', { name: twice });
  const defaults = parameterValues(
    parameters.map((one) => ({ ...one, required: false })),
    {},
  );
  if ('problem' in defaults) throw new InterfaceError('defaultWrong', { label: defaults.label });
}

async function checkSource({ reader, config }: Context, { source, parameters }: WrittenInterface) {
  if (source.kind === 'static') plainRows(source.rows);
  if (source.kind === 'sql') await checkSql(reader, bindSelect(source.sql, parameters, {}));
  if (source.kind === 'http') questionOf(config.interfaceHosts, source, parameters, {});
}

/** That it is a function is all that can be said without its data. */
async function checkScript(script: string): Promise<void> {
  if (script.trim() === '') return;
  const outcome = await runScript(`() => typeof (${script}\n) === 'function'`, null);
  if (outcome.problem === 'tooBusy') throw new InterfaceError('tooBusy');
  if (outcome.problem || !(outcome as { answer: unknown }).answer) throw new InterfaceError('scriptFailed');
}
