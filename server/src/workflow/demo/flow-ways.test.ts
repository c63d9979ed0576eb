import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { type CommandOf, type FlowCommand, systemActor } from '@fairway/domain/workflow/engine/commands.ts';
import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { draftFlow, isActive } from '@fairway/domain/workflow/engine/state.ts';
import { compileFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { pendingTasks } from '@fairway/domain/workflow/views/projections.ts';
import { expect, it } from 'vitest';
import { colleagueOf } from '../../organisation/demo/colleagues.ts';
import { accountOf, userIdOf } from '../../organisation/demo/ids.ts';
import { day } from '../../organisation/demo/office-days.ts';
import { readDemoFlows } from './read-demo-flows.ts';
import * as filled from './requests/values.ts';
import { answersAt } from './step-answers.ts';
import { demoDirectory } from './testing/demo-directory.ts';

/** Monday, 9 March 2026, 10 o'clock in Shanghai. */
const monday = Date.UTC(2026, 2, 9, 2);
const midnight = monday - 10 * 3_600_000;
const directory = demoDirectory();
const dayFrom = (count: number) => midnight + count * day;

const flows = new Map(
  readDemoFlows().map(({ enCode: key, flow, form }) => [
    key,
    compileFlow(
      readFlowTemplate({ ...(flow as object), key }),
      compileForm(readFormDefinition(form.definition)),
    ),
  ]),
);

interface Way {
  steps: string[];
  copies: string[];
  status: string;
}

/** Plays a request with everybody agreeing: each step with everybody who was asked, and who got copies. */
function wayOf(
  versionId: string,
  by: string,
  values: FormValues,
  more: Partial<CommandOf<'submit'>> = {},
  said: Record<string, Partial<CommandOf<'approve'>>> = {},
): Way {
  const flow = flows.get(versionId);
  if (!flow) throw new Error(`no flow ${versionId}`);
  let now = monday;
  let state = draftFlow({ id: 'f1', key: versionId, version: 1, initiator: userIdOf(by) });
  let count = 0;
  const contextNow = (): FlowContext => ({
    now,
    directory,
    asking: { now, zone: 'Asia/Shanghai', user: colleagueOf(by) },
    delegations: [],
  });
  const send = (command: object) => {
    count += 1;
    const decision = decide(flow, state, { id: `c${count}`, ...command } as FlowCommand, contextNow());
    if (decision.refusal) throw new Error(JSON.stringify(decision.refusal));
    state = decision.state;
  };
  const form = flow.form ? { ...newValues(flow.form, contextNow().asking), ...values } : values;
  send({ type: 'submit', actor: userIdOf(by), form, ...more });
  const steps: string[] = [];
  for (let turn = 0; isActive(state) && turn < 50; turn += 1) {
    const pending = pendingTasks(flow, state);
    const [first] = pending;
    if (first) {
      const step = `${first.node}: ${pending
        .filter(({ visit }) => visit === first.visit)
        .map(({ user }) => accountOf(user))
        .join(' ')}`;
      steps.push(step);
      const answers = { ...answersAt(flow, first.node, state.form, now), ...said[first.node] };
      send({ type: 'approve', actor: first.user, task: first.task, ...answers });
      continue;
    }
    const open = state.visits.find((visit) => visit.state === 'open' && visit.children.length > 0);
    if (open) {
      steps.push(`${open.node}: started by ${accountOf(open.children[0]?.starter ?? '')}`);
      const childForm = { paidAmount: state.form.advance };
      send({
        type: 'childEnded',
        actor: systemActor,
        visit: open.id,
        child: 0,
        result: 'approved',
        form: childForm,
      });
      continue;
    }
    const timer = state.timers.find(({ purpose }) => purpose === 'delay');
    if (!timer) throw new Error('it waits for nobody');
    now = timer.at;
    steps.push(`${state.visits.find(({ id }) => id === timer.visit)?.node}: the clock`);
    send({ type: 'timer', actor: systemActor, timer: timer.id });
  }
  return { steps, copies: state.cc.map(({ user }) => accountOf(user)), status: state.status };
}

const week = [dayFrom(0), dayFrom(4)] as const;
const leaveFor = (days: number, type = 'annual') =>
  filled.leaveOf(type, [dayFrom(0), dayFrom(days - 1)], '家中有事', { handover: 'sales02' });
const expenseOf = (amount: number) =>
  filled.expenseOf('客户拜访差旅', dayFrom(-3), [['travelHotel', '住宿', amount]]);
const paymentOf = (amount: number) => filled.paymentOf('S0001', amount, dayFrom(6), '三月运费');
const purchaseOf = (price: number) =>
  filled.purchaseOf('it', [['笔记本电脑', 1, price]], dayFrom(10), {
    receiver: 'ops01',
    reason: '更换旧设备',
  });
const tripOf = (amount: number, advance?: number) =>
  filled.tripOf('宁波', week, '客户拜访', [['travelHotel', amount]], {
    ...(advance === undefined ? {} : { advance }),
    companions: ['user-sales02--user'],
  });
const rateOf = (cost: number, sell: number) =>
  filled.rateOf(['CNSHA', 'NLRTM'], [['40HQ', cost, sell]], {
    ...{ from: dayFrom(2), until: dayFrom(30), publishAt: dayFrom(1) },
    reason: '抢占市场',
  });
const creditOf = (limit: number, days: number) => filled.creditOf('C0001', limit, days, dayFrom(365));
const releaseOf = (amount: number, more: FormValues & { guarantor?: string } = {}) =>
  filled.releaseOf('JOB20260300128', 'C0001', amount > 0 ? [['CNY', amount, 1]] : [], {
    eta: dayFrom(5),
    ...more,
  });
const contract = filled.contractOf('2026 年度货运代理协议', 800_000, [dayFrom(0), dayFrom(365)]);
const reviewers = { picks: { reviewers: [userIdOf('ops01'), userIdOf('pricing01')] } };
const team = 'manager01 sales01 sales06 ops01 pricing01 docs01';
const committee = 'gm01 manager01 manager04 finance01 finance02';

const cases: [string, Parameters<typeof wayOf>, readonly string[], (readonly string[])?][] = [
  ['leave of 3 days', ['leave', 'sales01', leaveFor(3)], ['manager: manager01'], ['sales02', 'hr01']],
  ['leave of half a day', ['leave', 'sales01', { ...leaveFor(1), endHalf: 'am' }], ['manager: manager01']],
  ['leave of 4 days', ['leave', 'ops01', leaveFor(4)], ['manager: manager01', 'hr: manager02']],
  [
    'leave of 10 days, 8 of them worked',
    ['leave', 'docs01', leaveFor(10)],
    ['manager: manager01', 'hrLong: manager02', 'generalManager: gm01'],
  ],
  ['leave of who has nobody above', ['leave', 'gm01', leaveFor(2)], []],
  [
    'leave of who manages people: another one than themselves',
    ['leave', 'manager02', leaveFor(4)],
    ['manager: gm01'],
  ],
  ['expense of 200', ['expense', 'sales01', expenseOf(200)], ['audit: finance01', 'pay: finance01']],
  [
    'expense of 200.01',
    ['expense', 'sales01', expenseOf(200.01)],
    ['head: manager01', 'audit: finance01', 'pay: finance01'],
  ],
  [
    'expense of 5,001',
    ['expense', 'sales01', expenseOf(5_001)],
    ['head: manager01', 'financeManager: manager04', 'audit: finance01', 'pay: finance01'],
  ],
  [
    'expense of 20,001',
    ['expense', 'sales01', expenseOf(20_001)],
    [
      'head: manager01',
      'financeManagerLarge: manager04',
      'generalManager: gm01',
      'audit: finance01',
      'pay: finance01',
    ],
  ],
  [
    'expense where the company has no finance of its own',
    ['expense', 'sales06', expenseOf(300)],
    ['head: manager08', 'audit: finance02', 'pay: finance01'],
  ],
  ['payment of 10,000', ['payment', 'ops01', paymentOf(10_000)], ['head: manager01', 'pay: finance01']],
  [
    'payment of 10,001',
    ['payment', 'ops01', paymentOf(10_001)],
    ['head: manager01', 'financeManager: manager04', 'pay: finance01'],
  ],
  [
    'payment of 100,001',
    ['payment', 'finance02', paymentOf(100_001)],
    ['head: manager04', 'financeManagerLarge: manager04', 'generalManager: gm01', 'pay: manager04 finance04'],
  ],
  [
    'payment in dollars, counted in yuan',
    ['payment', 'ops01', { ...paymentOf(2_000), currency: 'USD', rate: 7.1 }],
    ['head: manager01', 'financeManager: manager04', 'pay: finance01'],
  ],
  [
    'seal of bills only',
    ['sealUse', 'docs01', filled.sealOf(['bill'], '提单', midnight)],
    ['manager: manager01', 'keeper: hr01 hr02'],
  ],
  [
    'two seals, taken away',
    [
      'sealUse',
      'sales01',
      filled.sealOf(['contract', 'finance'], '投标文件', midnight, { takenOut: 1, returnBy: dayFrom(2) }),
    ],
    [
      'manager: manager01',
      'generalManager: gm01',
      'financeManager: manager04',
      'hrManager: manager02',
      'keeper: hr01 hr02',
      'untilReturn: the clock',
      'returned: hr01',
    ],
  ],
  [
    'a contract',
    ['contractReview', 'sales01', contract, reviewers],
    [
      'head: manager01',
      'lawyer: hr01',
      'financeManager: manager04',
      'reviewers: ops01 pricing01',
      'reviewers: pricing01',
      'managers: manager01',
      'managers: gm01',
    ],
    ['sales01', 'hr01', 'hr02', 'ops01', 'pricing01'],
  ],
  [
    'purchase for 10,000 by the department itself',
    ['purchase', 'sales01', purchaseOf(10_000)],
    ['head: manager01', 'receive: ops01'],
    ['finance01'],
  ],
  [
    'purchase for 50,001',
    ['purchase', 'sales01', purchaseOf(50_001)],
    ['head: manager01', 'financeManagerLarge: manager04', 'generalManager: gm01', 'receive: ops01'],
  ],
  ['a usual trip', ['businessTrip', 'sales01', tripOf(3_000)], ['manager: manager01'], ['sales02', 'hr01']],
  [
    'a dear trip with an advance',
    ['businessTrip', 'sales01', tripOf(21_000, 5_000)],
    ['manager: manager01', 'generalManager: gm01', 'tripAdvance: started by sales01'],
  ],
  [
    'a small advance',
    ['tripAdvance', 'sales01', filled.advanceOf('宁波', 5_000, dayFrom(1))],
    ['finance: finance01', 'pay: finance01'],
  ],
  [
    'a large advance',
    ['tripAdvance', 'sales01', filled.advanceOf('宁波', 10_001, dayFrom(1))],
    ['finance: finance01', 'financeManager: manager04', 'pay: finance01'],
  ],
  [
    'a rate with a usual margin',
    ['ratePublish', 'pricing01', rateOf(1_300, 1_450)],
    ['head: manager01', 'untilPublished: the clock', 'publish: pricing01'],
    ['sales01', 'sales02', 'sales03', 'sales04', 'sales05'],
  ],
  [
    'a rate with a thin margin: half of the team',
    ['ratePublish', 'pricing01', rateOf(1_300, 1_340)],
    [
      'head: manager01',
      `team: ${team}`,
      `team: ${team.replace('manager01 ', '')}`,
      'team: sales06 ops01 pricing01 docs01',
      'untilPublished: the clock',
      'publish: pricing01',
    ],
  ],
  [
    'a rate below cost',
    ['ratePublish', 'pricing03', rateOf(1_300, 1_250)],
    ['head: manager09', 'generalManager: gm01', 'untilPublished: the clock', 'publish: pricing03'],
  ],
  [
    'usual credit',
    ['creditTerm', 'sales01', creditOf(300_000, 60)],
    ['head: manager01', 'risk: finance01', 'financeManager: manager04'],
    committee.split(' '),
  ],
  [
    'high credit for long: three of five, and the general manager',
    ['creditTerm', 'sales01', creditOf(300_001, 61)],
    [
      'head: manager01',
      'risk: finance01',
      `committee: ${committee}`,
      `committee: ${committee.replace('gm01 ', '')}`,
      'committee: manager04 finance01 finance02',
      'generalManager: gm01',
      'financeManager: manager04',
    ],
  ],
  [
    'release of what is paid, not by telex',
    ['cargoRelease', 'ops01', releaseOf(0, { kind: 'seaway' })],
    ['check: finance01', 'execute: docs01 docs02'],
    ['finance01', 'manager01'],
  ],
  [
    'release by telex of what is paid',
    ['cargoRelease', 'ops01', releaseOf(0)],
    ['check: finance01', 'head: manager01', 'execute: docs01 docs02'],
  ],
  [
    'release with 50,000 owed',
    ['cargoRelease', 'ops01', releaseOf(50_000)],
    ['check: finance01', 'head: manager01', 'execute: docs01 docs02'],
  ],
  [
    'release with 200,000 owed, vouched for',
    ['cargoRelease', 'sales01', releaseOf(200_000, { guarantor: 'manager06' })],
    ['check: finance01', 'guarantor: manager06', 'generalManager: gm01', 'execute: docs01 docs02'],
  ],
  [
    'release with 200,000.01 owed',
    ['cargoRelease', 'sales01', releaseOf(200_000.01)],
    ['check: finance01', 'generalManagerLarge: gm01', 'financeDirector: manager04', 'execute: docs01 docs02'],
  ],
];

it.for(cases)('%s', ([, given, steps, copies]) => {
  const way = wayOf(...given);
  expect(way.steps).toEqual(steps);
  expect(way.status).toBe('approved');
  if (copies) expect(way.copies.toSorted()).toEqual([...copies].toSorted());
});

it.for([
  ['ratePublish', 'sales01', rateOf(1_300, 1_450)],
  ['creditTerm', 'ops01', creditOf(100_000, 30)],
  ['cargoRelease', 'finance01', releaseOf(0)],
] as const)('%s cannot be started by %s', ([flow, by, values]) => {
  expect(() => wayOf(flow, by, values)).toThrow('E_NO_RIGHT');
});

it('a purchase goes the ways the head of the department ticks', () => {
  const ticked = { head: { branches: { way: ['central', 'technical'] } } };
  expect(wayOf('purchase', 'sales01', purchaseOf(100), {}, ticked).steps).toEqual([
    'head: manager01',
    'central-buyer: hr01 hr02',
    'technical-buyer: admin it01',
    'receive: ops01',
  ]);
});

it('credit for who owes more than half of a year is refused by itself', () => {
  const way = wayOf('creditTerm', 'sales01', { ...creditOf(300_000, 60), overdue: 1_300_001 });
  expect(way).toMatchObject({ steps: [], status: 'rejected' });
});
