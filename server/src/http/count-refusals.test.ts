import { expect, it } from 'vitest';
import { burst, countRefusals, type RefusalBurst } from './count-refusals.ts';

const minute = 60_000;

function counting() {
  const clock = { now: 0 };
  const reported: RefusalBurst[] = [];
  const note = countRefusals(
    (one) => reported.push(one),
    () => clock.now,
  );
  const refuse = (account: string, times: number, code = 403) => {
    const person = { userId: account, account, realName: account };
    for (let n = 0; n < times; n++) note({ person, address: 'a', requestId: 'r', code });
  };
  return { clock, reported, refuse };
}

it('reports a burst once, with what it was made of', () => {
  const { reported, refuse } = counting();
  refuse('a', 10, 404);
  refuse('b', burst - 1);
  refuse('a', 100);
  expect(reported).toMatchObject([{ person: { account: 'a' }, codes: { 403: burst - 10, 404: 10 } }]);
});

it('takes refusals over many minutes for work, not for a burst', () => {
  const { clock, reported, refuse } = counting();
  for (let n = 0; n < 20; n++) {
    refuse('a', burst - 1);
    clock.now += minute + 1;
  }
  expect(reported).toEqual([]);
});

it('reports somebody who goes on again only after an hour', () => {
  const { clock, reported, refuse } = counting();
  for (let n = 0; n < 62; n++) {
    refuse('a', burst);
    clock.now += minute + 1;
  }
  expect(reported).toHaveLength(2);
});
