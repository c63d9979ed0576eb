import { mask } from '@fairway/domain/text/mask.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';

export interface Sms {
  mobile: string;
  code: string;
  text: string;
}

/** Hands a message to whoever can bring it to a phone; throws when they did not take it. */
export type SmsSender = (sms: Sms, log: FastifyBaseLogger) => Promise<void>;

const longestSending = 10_000;

/** Without a gateway codes go to the log, which only who tries the product out can be sent to read. */
export const isSmsOffered = ({ sms, demo }: Pick<Config, 'sms' | 'demo'>): boolean =>
  sms !== undefined || demo;

/** The company's gateway; without one whoever runs the server finds the codes in its log. */
export const smsSenderOf = ({ sms }: Pick<Config, 'sms'>): SmsSender =>
  sms ? gatewaySender(sms) : logSender;

const logSender: SmsSender = async ({ mobile, code }, log) =>
  log.info({ mobile: mask('mobile', mobile), code }, 'a code for a phone');

function gatewaySender({ url, token }: NonNullable<Config['sms']>): SmsSender {
  return async (sms) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(sms),
      redirect: 'error',
      signal: AbortSignal.timeout(longestSending),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  };
}
