import type { Input } from '@fairway/contract/endpoint.ts';
import { leaveUser, previewLeaving, undoLeaving } from '@fairway/contract/leaving.ts';
import * as contract from '@fairway/contract/schedule.ts';
import { getManagedUser } from '@fairway/contract/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let manager: Person;
let ops: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, manager, ops] = [await app.as('admin'), await app.as('manager01'), await app.as('ops01')];
});
afterAll(() => app.close());

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const range = { from: String(at('2031-01-01T00:00')), before: String(at('2031-02-20T00:00')) };
const add = async (who: Person, changes: Partial<Input<typeof contract.addSchedule>['body']>) => {
  const body = {
    ...{ title: '舱位会', startDay: at('2031-01-07T00:00'), startTime: '14:00', duration: 60 as const },
    ...{ reminderTime: 15, ...changes },
  };
  return (await who.call(contract.addSchedule, { body })).data?.id ?? expect.fail('not added');
};
const shown = async (who: Person) =>
  ((await who.call(contract.listSchedule, { query: range })).data?.list ?? [])
    .map(({ title, mayEdit }) => [title, mayEdit])
    .toSorted();
const versionOf = async () =>
  (await admin.call(getManagedUser, { params: { id: 'user-sales01' } })).data?.version ?? 0;
const rows = async (text: string) => (await app.database.pool.query(text)).rows;
const everything = () =>
  rows(`select e.id, e."creatorUserId", p."userId", p."originalStart", p.answer
    from schedule_event e join schedule_participant p on p."eventId" = e.id order by 1, 3, 4`);

it('hands meetings with others over to who follows, lets private ones go, and takes it all back', async () => {
  const sales = await app.as('sales01');
  const meeting = await add(sales, {
    ...{ toUserIds: ['user-ops01', 'user-manager01'], rule: 'FREQ=WEEKLY;INTERVAL=2' },
  });
  await add(sales, { title: '体检', toUserIds: ['user-ops01'], isPrivate: true });
  await add(sales, { title: '自己的', toUserIds: [] });
  await add(sales, { title: '过去的', startDay: at('2020-01-07T00:00'), toUserIds: ['user-ops01'] });
  await manager.call(contract.answerSchedule, { params: { id: meeting }, body: { answer: 'declined' } });
  const before = await everything();

  const { data } = await admin.call(previewLeaving, { params: { id: 'user-sales01' } });
  expect(data?.holdings.find(({ kind }) => kind === 'meetings')).toMatchObject({
    ...{ count: 1, examples: [{ name: '舱位会', link: '' }] },
  });
  const left = await admin.call(leaveUser, {
    params: { id: 'user-sales01' },
    body: { version: await versionOf(), leftOn: '2026-01-01', toId: 'user-manager01' },
  });
  expect(left.data?.handedOver).toContainEqual(expect.objectContaining({ kind: 'meetings', count: 1 }));
  // Whoever follows has it to change, also where they had declined it; the others go on as before.
  expect(await shown(manager)).toContainEqual(['舱位会', true]);
  expect(await shown(ops)).toContainEqual(['舱位会', false]);
  expect(await shown(manager)).not.toContainEqual(['自己的', expect.anything()]);
  const title = (await manager.call(contract.getSchedule, { params: { id: meeting } })).data;
  expect(title?.participants.map(({ id, answer }) => [id, answer]).toSorted()).toEqual([
    ['user-manager01', 'accepted'],
    ['user-ops01', 'open'],
  ]);

  const undone = await admin.call(undoLeaving, {
    params: { id: 'user-sales01' },
    body: { version: await versionOf() },
  });
  expect(undone).toMatchObject({ code: 200 });
  expect(await everything()).toEqual(before);
});
