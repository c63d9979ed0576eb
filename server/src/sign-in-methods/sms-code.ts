import type { Config } from '../config.ts';
import { hashOf } from '../session/token.ts';

/** With the number in it: a code is worth nothing for another phone. */
export const hashOfCode = (mobile: string, code: string): Buffer => hashOf(`sms:${mobile}:${code}`);

/** Without a gateway codes go to the log, which only who tries the product out can be sent to read. */
export const isSmsOffered = ({ sms, demo }: Pick<Config, 'sms' | 'demo'>): boolean =>
  sms !== undefined || demo;
