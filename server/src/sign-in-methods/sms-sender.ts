import { AppError } from '@fairway/contract/app-error.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { loadMethods, type Method, textOf } from './methods/methods.ts';
import { OutsideProblem } from './outside/outside-problem.ts';
import { askerFor } from './social-providers.ts';

export interface Sms {
  mobile: string;
  code: string;
  text: string;
}

/** Hands a message to whoever can bring it to a phone; throws when they did not take it. Gives the status they said. */
export type SmsSender = (sms: Sms) => Promise<number>;

const gatewayIn = (methods: readonly Method[]) =>
  methods.find(({ kind, isOffered }) => kind === 'sms' && isOffered);

export const hasGateway = (methods: readonly Method[]): boolean => gatewayIn(methods) !== undefined;

/** Only with a gateway: a code that no phone gets would have to be read somewhere else, by whoever can read there. */
export async function refuseWithoutGateway(db: Db, config: Config): Promise<void> {
  if (!hasGateway(await loadMethods(db, config))) throw new AppError('SMS_NOT_OFFERED');
}

/** The company's gateway as it is at this moment, if there is one. */
export async function smsSenderOf(db: Db, config: Config): Promise<SmsSender | undefined> {
  const gateway = gatewayIn(await loadMethods(db, config));
  return gateway && senderThrough(config, gateway);
}

/** Sends through a gateway, be it on or off. */
export function senderThrough(config: Config, { values, secret }: Method): SmsSender {
  const ask = askerFor(config);
  return async (sms) => {
    const { status } = await ask({
      url: textOf(values, 'url'),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      body: JSON.stringify(sms),
    });
    if (status >= 300 && status < 400) throw new OutsideProblem('redirected', status);
    if (status === 401 || status === 403) throw new OutsideProblem('clientRefused', status);
    if (status < 200 || status >= 300) throw new OutsideProblem('badStatus', status);
    return status;
  };
}
