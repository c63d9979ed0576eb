import { expect, it } from 'vitest';
import { all, type Play, step, submitted } from '../testing/play.ts';
import type { FlowEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { draftFlow } from './state.ts';
import { readEvents, readState } from './stored-names.ts';

/** As it was written when a task was called an op. */
const asBefore = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('"tasks":', '"ops":')
    .replaceAll('"task":', '"op":')
    .replaceAll('"type":"task', '"type":"op');

function decided(): Play {
  const play = submitted([step('a', 'A'), step('b', ['B', 'C'], { sign: all }), step('z', 'Z')]);
  play.approve('A');
  play.approve('B');
  return play;
}

it('a state of before is read as the state it is', () => {
  const { state } = decided();
  const before = asBefore(state);
  expect(before).toContain('"ops":');
  expect(before).not.toContain('"task');
  expect(JSON.stringify(readState(before))).toBe(JSON.stringify(state));
  expect(JSON.stringify(readState(JSON.stringify(state)))).toBe(JSON.stringify(state));
});

it('events of before lead to the same state', () => {
  const play = decided();
  const before = JSON.parse(asBefore(play.history)) as unknown[];
  expect(before).toContainEqual(expect.objectContaining({ type: 'opDecided', op: expect.any(String) }));
  expect(readEvents(before)).toEqual(play.history);
  expect(readEvents(play.history)).toEqual(play.history);
  const { id, key, version, initiator } = play.state;
  const begun = draftFlow({ id, key, version, initiator });
  const folded = (events: readonly FlowEvent[]) => JSON.stringify(events.reduce(evolve, begun));
  expect(folded(readEvents(before))).toBe(folded(play.history));
});
