import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';

export const getAccountLock = endpoint({
  name: 'getAccountLock',
  method: 'GET',
  path: '/api/permission/Users/:id/Lock',
  summary: 'Whether wrong passwords locked somebody’s account, and until when; for who manages people',
  params: z.object({ id }),
  response: z.object({
    isLocked: z.boolean(),
    /** Epoch milliseconds; null: not locked, or until an administrator unlocks it. */
    lockedUntil: z.nullable(z.number()),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const unlockAccount = endpoint({
  name: 'unlockAccount',
  method: 'POST',
  path: '/api/permission/Users/:id/Unlock',
  summary: 'Forget somebody’s wrong passwords, so that they can sign in again; for who manages people',
  params: z.object({ id }),
  success: 'done',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});
