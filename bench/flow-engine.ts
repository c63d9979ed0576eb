import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import type { FlowCommand } from '@fairway/domain/workflow/engine/commands.ts';
import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import { evolve } from '@fairway/domain/workflow/engine/evolve.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { draftFlow, type FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { compileFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { asking, company, monday } from '@fairway/domain/workflow/testing/company.ts';
import type { Bench } from './bench.ts';

const goal = 30_000;
const rounds = 5;
const flows = 2_000;

/** Five steps as companies have them: the manager, two together, a level by amount, finance, and a copy at the end. */
const template = readFlowTemplate({
  key: 'payment',
  name: '付款申请',
  settings: { skipRepeat: 'adjacent' },
  root: [
    { kind: 'start', id: 'start', name: '发起' },
    { kind: 'approve', id: 'lead', name: '主管', who: [{ by: 'manager', level: 1 }] },
    {
      kind: 'approve',
      id: 'both',
      name: '会签',
      who: [{ by: 'members', users: ['A', 'B'] }],
      sign: { pass: { pct: 100 } },
      due: { after: { minutes: 1_440 }, onOverdue: 'escalate' },
    },
    {
      kind: 'branch',
      id: 'level',
      arms: [
        {
          id: 'high',
          when: { field: 'amount', is: '>', value: 1_000 },
          seq: [{ kind: 'approve', id: 'cfo', name: '财务总监', who: [{ by: 'members', users: ['C'] }] }],
        },
        { id: 'low', isDefault: true, seq: [] },
      ],
    },
    { kind: 'approve', id: 'finance', name: '财务', who: [{ by: 'members', users: ['D'] }] },
    { kind: 'cc', id: 'copy', who: [{ by: 'members', users: ['E'] }] },
  ],
});

const context: FlowContext = { now: monday, directory: company(), asking, delegations: [] };
const draft = draftFlow({ id: 'f', key: 'payment', version: 1, initiator: 'I', form: { amount: 5_000 } });

export const flowEngine: Bench = {
  name: 'commands the approval engine decides for a flow of five steps, alone on one core',
  goal: `≥ ${goal} a second`,
  async measure() {
    const flow = compileFlow(template);
    let [commands, events] = [0, 0];
    let history: FlowEvent[] = [];
    let last: FlowState = draft;

    const playOne = (): void => {
      history = [];
      let state = draft;
      const send = (command: FlowCommand): void => {
        const decision = decide(flow, state, command, context);
        if (decision.refusal) throw new Error(`refused: ${decision.refusal.name}`);
        state = decision.state;
        history.push(...decision.events);
        commands += 1;
        events += decision.events.length;
      };
      send({ type: 'submit', id: 'submit', actor: 'I' });
      while (state.status === 'running') {
        const task = state.tasks.find((one) => one.state === 'pending');
        if (!task) throw new Error('nobody is at it');
        send({ type: 'approve', id: task.id, actor: task.user, task: task.id, opinion: '同意' });
      }
      last = state;
    };

    // The first round warms up; of the others the best is what the engine can do alone.
    let [perSecond, perFlow] = [0, 0];
    for (let round = 0; round <= rounds; round++) {
      [commands, events] = [0, 0];
      const from = performance.now();
      for (let n = 0; n < flows; n++) playOne();
      const seconds = (performance.now() - from) / 1000;
      perSecond = Math.max(perSecond, Math.round(commands / seconds));
      perFlow = commands / flows;
    }

    const replayFrom = performance.now();
    for (let n = 0; n < 500; n++) history.reduce(evolve, draft);
    const replayed = (500 * history.length) / ((performance.now() - replayFrom) / 1000);
    return {
      ok: perSecond >= goal,
      figures: {
        'commands/s': perSecond,
        'whole flows/s': Math.round(perSecond / perFlow),
        'events of one flow': events / flows,
        'events replayed/s': Math.round(replayed),
        'state of a finished flow, KB': (JSON.stringify(last).length / 1024).toFixed(1),
      },
    };
  },
};
