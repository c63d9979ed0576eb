import { revocationTitle } from '@fairway/contract/flow-words.ts';
import { shortTitle } from '../../template/title.ts';
import type { CommandOf } from '../commands.ts';
import { passStart } from '../pass-start.ts';
import { type Run, refuse, saidIn } from '../run.ts';

/** Submits the flow that revokes another one. Whose right that is was decided there; nothing is filled in anew. */
export function beginRevocation(run: Run<CommandOf<'beginRevocation'>>): void {
  const { command, state, flow } = run;
  const start = flow.root[0]?.node;
  if (start?.kind !== 'start' || state.submittedAt !== null) refuse('E_TARGET');
  run.emit({
    type: 'submitted',
    key: flow.template.key,
    version: flow.template.version,
    submittedBy: command.actor === state.initiator ? null : command.actor,
    place: command.place,
    form: command.form,
    title: shortTitle(revocationTitle.zh.replace('{title}', () => command.title)),
    picks: command.picked,
    ...saidIn(command),
    revokes: command.revokes,
  });
  passStart(run, start);
}
