import { expect, it } from 'vitest';
import { flowAdmin } from '../engine/state.ts';
import { company } from '../testing/company.ts';
import { Play, step } from '../testing/play.ts';

/** The initiator administers flows, alone or with somebody. */
const requestOf = (administrators: string[]) => {
  const context = { directory: { ...company(), administrators } };
  const play = new Play([step('a', 'GONE', { onEmpty: 'admin' })], { context });
  expect(play.submit()).toBe('ok');
  return play;
};

it('whose request it is does not decide about it, although it waits for an administrator', () => {
  const alone = requestOf(['I']);
  const task = alone.state.tasks.find(({ state }) => state === 'pending');
  expect(task?.user).toBe(flowAdmin);
  const decided = { task: task?.id ?? '' };
  expect(alone.send('approve', 'I', decided)).toBe('E_OWN');
  expect(alone.send('reject', 'I', decided)).toBe('E_OWN');
  // Somebody they name may, and so may whoever becomes an administrator.
  const appointed = new Play([]);
  Object.assign(appointed, { flow: alone.flow, state: alone.state });
  appointed.context = { ...alone.context, directory: { ...company(), administrators: ['I', 'ADM'] } };
  expect(appointed.send('approve', 'ADM', decided)).toBe('ok');
  expect(alone.send('assign', 'I', { ...decided, to: 'B' })).toBe('ok');
  expect(alone.approve('B')).toBe('ok');
});

it('another administrator is found first', () => {
  const play = requestOf(['I', 'ADM']);
  expect(play.state.tasks.find(({ state }) => state === 'pending')?.user).toBe('ADM');
});
