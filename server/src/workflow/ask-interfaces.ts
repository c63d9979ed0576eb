import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { type FlowCommand, type Need, systemActor } from '@fairway/domain/workflow/engine/commands.ts';
import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { type Asking, rowsOf } from '../data-interfaces/ask-interface.ts';

type Answers = NonNullable<FlowContext['answers']>;

/** A chain of steps that all ask somewhere is gone through so far. */
const mostRounds = 10;

/** What interfaces say about who handles the steps a command leads to. Whoever wants the same flow waits for them. */
export async function answersFor(
  asking: Asking,
  flow: CompiledFlow,
  state: FlowState,
  command: FlowCommand,
  context: FlowContext,
): Promise<Answers> {
  const answers: Record<string, string[]> = {};
  const said = { opinion: '…', signature: '…' };
  for (let round = 0; round < mostRounds; round += 1) {
    const tried = command.actor === systemActor ? command : ({ ...command, ...said } as FlowCommand);
    const decision = decide(flow, state, tried, { ...context, answers });
    if (decision.refusal?.name !== 'E_ASK') break;
    const form = 'form' in command && command.form ? command.form : state.form;
    const changes = 'changes' in command && command.changes ? command.changes : {};
    for (const need of decision.refusal.needs)
      answers[need.node] = await peopleFrom(asking, need, { ...form, ...changes });
  }
  return answers;
}

/** The same for every step of a flow, for whoever looks ahead; a step whose interface gives no rows now has nobody. */
export async function answersAhead(asking: Asking, flow: CompiledFlow, form: FormValues): Promise<Answers> {
  const answers: Record<string, string[]> = {};
  for (const { node } of flow.reading) {
    const rule = 'who' in node ? node.who.find(({ by }) => by === 'interface') : undefined;
    if (rule?.by !== 'interface') continue;
    const need: Need = { kind: 'interface', node: node.id, name: node.name, interfaceId: rule.interfaceId };
    answers[node.id] = await peopleFrom(asking, need, form).catch((error: unknown) => {
      if (error instanceof AppError) return [];
      throw error;
    });
  }
  return answers;
}

/** An interface is asked with the form; its rows name people as `handleId`, `userId` or `id`, several as `a,b`. */
async function peopleFrom(asking: Asking, { interfaceId = '' }: Need, form: FormValues): Promise<string[]> {
  const rows = await rowsOf(asking, interfaceId, form);
  return rows.flatMap((row) => {
    const named = row.handleId ?? row.userId ?? row.id;
    return typeof named === 'string' ? named.split(',').map((id) => id.trim()) : [];
  });
}
