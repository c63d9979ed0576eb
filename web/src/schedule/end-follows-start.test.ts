import { expect, test } from 'vitest';
import { FormStore } from '../forms/form-store.ts';
import { t } from '../language/words.ts';
import { ownContext } from '../workflow/own-context.ts';
import { endFollowsStart } from './end-follows-start.ts';
import { newEvent, scheduleForm } from './schedule-form.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);

test('a new start takes the end along, until the end is set by hand', () => {
  const store = new FormStore({
    ...{ definition: scheduleForm(t, { isOneTime: false, hasOwnRule: false }), mode: 'new' },
    ...{ values: newEvent(at('2031-11-19T00:00')), context: ownContext() },
  });
  const stop = endFollowsStart(store);
  store.set({ path: 'startAt' }, at('2031-11-19T14:00'));
  expect(store.values.endAt).toBe(at('2031-11-19T15:00'));
  store.set({ path: 'startAt' }, null);
  store.set({ path: 'startAt' }, at('2031-11-20T08:00'));
  expect(store.values.endAt).toBe(at('2031-11-20T09:00'));
  store.set({ path: 'startDay' }, at('2031-11-21T00:00'));
  expect(store.values.endDay).toBe(at('2031-11-21T00:00'));
  store.set({ path: 'endAt' }, at('2031-11-20T12:00'));
  store.set({ path: 'startAt' }, at('2031-11-20T10:00'));
  expect(store.values.endAt).toBe(at('2031-11-20T12:00'));
  stop();
});
