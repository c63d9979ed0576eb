import { demoPassword } from '../organisation/demo/accounts.ts';
import { hashPassword } from '../session/password.ts';

/** The password everybody has, at the least cost: tests sign in thousands of times. */
export const quickPassword = () => hashPassword(demoPassword, { memory: 8, passes: 1, parallelism: 1 });
