import { AppError } from '@fairway/contract/app-error.ts';
import type { Config } from '../config.ts';

export interface Sms {
  mobile: string;
  code: string;
  text: string;
}

/** Hands a message to whoever can bring it to a phone; throws when they did not take it. */
export type SmsSender = (sms: Sms) => Promise<void>;

const longestSending = 10_000;

/** Only with a gateway: a code that no phone gets would have to be read somewhere else, by whoever can read there. */
export function refuseWithoutGateway({ sms }: Pick<Config, 'sms'>): void {
  if (!sms) throw new AppError('SMS_NOT_OFFERED');
}

/** The company's gateway, if there is one. */
export function smsSenderOf({ sms: gateway }: Pick<Config, 'sms'>): SmsSender | undefined {
  if (!gateway) return undefined;
  const { url, token } = gateway;
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
