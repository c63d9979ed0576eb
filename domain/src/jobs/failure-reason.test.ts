import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test.each([
  ['terminating connection due to administrator command', 'database'],
  ['Connection terminated unexpectedly', 'database'],
  ['deadlock detected', 'database'],
  ['canceling statement due to statement timeout', 'database'],
  ['could not extend file "base/1": No space left on device', 'noSpace'],
  ['fetch failed', 'network'],
  ['connect ECONNREFUSED 10.0.0.9:443', 'network'],
  ['getaddrinfo ENOTFOUND sms.example.com', 'network'],
  ['The operation was aborted due to timeout', 'network'],
  ['The gateway answered 503', 'refusedThere'],
  ['[{"code":"invalid_type","path":["flowId"]}]', 'oldShape'],
  ['insert or update on table "x" violates foreign key constraint', 'conflict'],
  ['duplicate key value violates unique constraint "y"', 'conflict'],
  ["Cannot read properties of undefined (reading 'id')", 'program'],
  ['', 'program'],
])('%s is a matter of %s', (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
