import { describe, expect, it } from 'vitest';
import { company } from '../testing/company.ts';
import { Play, step, submitted } from '../testing/play.ts';

const found = (rule: object, form: object = {}, more: object = {}) =>
  submitted(
    [
      step('n', [], {
        who: [rule],
        sign: { pass: { pct: 100 } },
        onEmpty: 'pass',
        skipInitiator: 'no',
        ...more,
      }),
    ],
    {
      form: form as Record<string, unknown>,
    },
  ).pending;

describe('who is found', () => {
  it.each<[string, object, object, string]>([
    ['the manager', { by: 'manager' }, {}, 'M1'],
    ['the third manager', { by: 'manager', level: 3 }, {}, 'M3'],
    ['a manager beyond the top', { by: 'manager', level: 4 }, {}, ''],
    ['the chain of managers', { by: 'managers', levels: 2 }, {}, 'M1 M2'],
    ['a chain longer than there are', { by: 'managers', levels: 10 }, {}, 'M1 M2 M3'],
    ['the head of the department', { by: 'departmentHead' }, {}, 'M1'],
    ['the head above', { by: 'departmentHead', level: 3 }, {}, 'M3'],
    ['the head beyond the top', { by: 'departmentHead', level: 4 }, {}, ''],
    ['the initiator', { by: 'initiator' }, {}, 'I'],
    ['a field with one', { by: 'field', field: 'f' }, { f: 'A' }, 'A'],
    ['a field with several', { by: 'field', field: 'f' }, { f: ['A', 'B', 'A'] }, 'A B'],
    ['a field with nobody', { by: 'field', field: 'f' }, { f: null }, ''],
    ['a field with somebody who left', { by: 'field', field: 'f' }, { f: ['GONE', 'A'] }, 'A'],
    ['a field with rubbish', { by: 'field', field: 'f' }, { f: { x: 1 } }, ''],
    [
      'a field with everything mixed',
      { by: 'field', field: 'f', as: 'users' },
      { f: ['A--user', 'leaders--role'] },
      'A M1 M2',
    ],
    ['a department, its head', { by: 'field', field: 'f', as: 'department' }, { f: 'ops' }, 'M2'],
    [
      'a department, everybody',
      { by: 'field', field: 'f', as: 'department', take: 'members' },
      { f: 'sea' },
      'I I2 M1',
    ],
    [
      'a path of organisations',
      { by: 'field', field: 'f', as: 'department' },
      { f: [['company', 'ops']] },
      'M2',
    ],
    ['a position of the form', { by: 'field', field: 'f', as: 'position' }, { f: 'lead' }, 'M1'],
    ['a role of the form', { by: 'field', field: 'f', as: 'role' }, { f: 'leaders' }, 'M1 M2'],
    ['a group of the form', { by: 'field', field: 'f', as: 'group' }, { f: ['board'] }, 'M3'],
    ['a column of a table', { by: 'field', field: 'rows.u' }, { rows: [{ u: 'A' }, { u: 'B' }] }, 'A B'],
    [
      'positions, roles and people',
      { by: 'members', users: ['A', 'M1'], roles: ['leaders'], positions: ['lead'] },
      {},
      'A M1 M2',
    ],
    [
      'an organisation and a group',
      { by: 'members', organisations: ['ops'], groups: ['board'] },
      {},
      'I I2 M1 M2 M3',
    ],
    ['an empty department', { by: 'members', organisations: ['empty', 'nosuch'] }, {}, ''],
    ['only people who left', { by: 'members', roles: ['nobody'] }, {}, ''],
    [
      'the same department',
      { by: 'members', positions: ['sales'], users: ['A'], rule: 'sameDepartment' },
      {},
      'I I2',
    ],
    ['the same position', { by: 'members', organisations: ['sea'], rule: 'samePosition' }, {}, 'I I2'],
    ['superiors', { by: 'members', users: ['A', 'M2', 'M3', 'I2'], rule: 'superiors' }, {}, 'M2 M3'],
    ['subordinates', { by: 'members', positions: ['sales'], rule: 'subordinates' }, {}, 'V'],
    [
      'the same company',
      { by: 'members', positions: ['sales'], users: ['A'], rule: 'sameCompany' },
      {},
      'A I I2',
    ],
  ])('%s', (_case, rule, form, expected) => expect(found(rule, form)).toBe(expected));

  it('handlers of an earlier step, and the manager of who handled the one before', () => {
    const play = submitted([
      step('n1', ['I2', 'B'], { sign: { pass: { pct: 100 } } }),
      step('n2', 'C'),
      step('n3', [], { who: [{ by: 'node', node: 'n1' }], sign: { pass: { pct: 100 } } }),
      step('n4', [], { who: [{ by: 'manager', of: 'previous' }] }),
    ]);
    for (const who of ['I2', 'B', 'C']) play.approve(who);
    expect(play.pending).toBe('B I2');
    for (const who of ['I2', 'B']) play.approve(who);
    expect(play.pending).toBe('M1');
  });

  it('managers who manage each other are harmless', () => {
    const directory = company({ I: { managerId: 'L' } });
    const play = new Play(
      [step('n', [], { who: [{ by: 'managers', levels: 10 }], sign: { pass: { pct: 100 } } })],
      {
        context: { directory },
      },
    );
    play.submit();
    expect(play.pending).toBe('K L');
    const beyond = new Play([step('n', [], { who: [{ by: 'manager', level: 9 }] })], {
      context: { directory },
    });
    beyond.submit();
    expect(beyond.pending).toBe('ADM');
  });

  it('departments that are above each other are harmless', () => {
    const directory = company({ I: { organisationId: 'round' } });
    const play = new Play([step('n', [], { who: [{ by: 'departmentHead', level: 5 }] })], {
      context: { directory },
    });
    play.submit();
    expect(play.pending).toBe('ADM');
  });

  it('the place somebody submits from is where their department is', () => {
    const play = new Play([step('n', [], { who: [{ by: 'departmentHead' }] })]);
    play.submit({ place: 'ops' });
    expect(play.pending).toBe('M2');
  });
});

describe('whom somebody picks', () => {
  const candidates = { by: 'candidates', users: ['A', 'B'], roles: ['leaders'] };

  it('the handler before picks inside the range', () => {
    const play = submitted([step('n1', 'C'), step('n2', [], { who: [candidates] })]);
    expect(play.approve('C')).toBe('E_PICK');
    expect(play.refusal?.needs).toEqual([{ kind: 'candidates', node: 'n2', name: 'N2' }]);
    expect(play.approve('C', { picks: { n2: ['D'] } })).toBe('E_USER');
    expect(play.approve('C', { picks: { n2: ['GONE'] } })).toBe('E_USER');
    expect(play.approve('C', { picks: { n2: ['B'] } })).toBe('ok');
    expect(play.pending).toBe('B');
  });

  it('of several who sign, only the one who closes the step is asked', () => {
    const play = submitted([
      step('n1', ['C', 'D'], { sign: { pass: { pct: 100 } } }),
      step('n2', [], { who: [candidates] }),
    ]);
    expect(play.approve('C')).toBe('ok');
    expect(play.approve('D')).toBe('E_PICK');
  });

  it('the initiator picks for steps the form leads to', () => {
    const picks = { who: [{ by: 'initiatorPicks', users: ['A', 'B'], most: 1 }] };
    const nodes = [
      {
        kind: 'branch',
        id: 'split',
        arms: [
          { id: 'x', when: { field: 'a', is: '>', value: 1 }, seq: [step('n1', [], picks)] },
          { id: 'y', isDefault: true, seq: [step('n2', 'C')] },
        ],
      },
    ];
    expect(submitted(nodes, { form: { a: 1 } }).pending).toBe('C');
    const play = new Play(nodes, { form: { a: 2 } });
    expect(play.submit()).toBe('E_PICK');
    expect(play.refusal?.needs).toMatchObject([{ kind: 'initiatorPicks', node: 'n1' }]);
    expect(play.submit({ picks: { n1: ['A', 'B'] } })).toBe('E_USER');
    expect(play.submit({ picks: { n1: ['C'] } })).toBe('E_USER');
    expect(play.submit({ picks: { n1: ['A'] } })).toBe('ok');
    expect(play.pending).toBe('A');
  });

  it('an interface is asked, and its answer is used', () => {
    const play = new Play([
      step('n', [], { who: [{ by: 'interface', interfaceId: 'lookup' }], onEmpty: 'pass' }),
    ]);
    expect(play.submit()).toBe('E_ASK');
    expect(play.refusal?.needs).toEqual([{ kind: 'interface', node: 'n', name: 'N', interfaceId: 'lookup' }]);
    play.context = { ...play.context, answers: { n: ['B', 'GONE'] } };
    play.submit();
    expect(play.pending).toBe('B');
    const empty = new Play(
      [step('n', [], { who: [{ by: 'interface', interfaceId: 'lookup' }], onEmpty: 'pass' })],
      {
        context: { answers: { n: [] } },
      },
    );
    empty.submit();
    expect(empty.status).toBe('approved');
  });
});
