import { hashOf } from '../session/token.ts';

/** With the number in it: a code is worth nothing for another phone. */
export const hashOfCode = (mobile: string, code: string): Buffer => hashOf(`sms:${mobile}:${code}`);
