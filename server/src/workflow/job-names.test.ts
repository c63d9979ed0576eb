import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runActionJob, timerJob } from './job-names.ts';

it('a job names its flow, also one that was left when a flow was still called taskId', () => {
  const told = { flowId: 'f1', timer: 't2' };
  expect(z.parse(timerJob.payload, told)).toEqual(told);
  expect(z.parse(timerJob.payload, { taskId: 'f1', timer: 't2' })).toEqual(told);
  const left = { taskId: 'f1', visit: 'v3', attempt: 1 };
  expect(z.parse(runActionJob.payload, left)).toEqual({ flowId: 'f1', visit: 'v3', attempt: 1 });
  expect(() => z.parse(timerJob.payload, { timer: 't2' })).toThrow();
});
