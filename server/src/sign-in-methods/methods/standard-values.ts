import {
  type ProviderKind,
  providerStandards,
  type SignInMethodKind,
  type SignInMethodValues,
} from '@fairway/contract/sign-in-method-fields.ts';
import type { Config } from '../../config.ts';

export interface Standard {
  id: string;
  kind: SignInMethodKind;
  values: SignInMethodValues;
  /** The environment says these, the program the others. */
  isFromEnvironment: boolean;
  secret: string | undefined;
}

/** What the environment says of every method it knows, and the two that are always there. */
export function standardsOf({ publicUrl, sms, socials }: Config): Standard[] {
  return [
    {
      ...{ id: 'address', kind: 'address', secret: undefined },
      ...{ values: { publicUrl: publicUrl ?? '' }, isFromEnvironment: publicUrl !== undefined },
    },
    {
      ...{ id: 'sms', kind: 'sms', secret: sms?.token },
      ...{ values: { isOn: sms !== undefined, url: sms?.url ?? '' }, isFromEnvironment: sms !== undefined },
    },
    ...socials.map(({ id, kind, clientSecret, ...values }) => ({
      ...{ id, kind, secret: clientSecret, isFromEnvironment: true },
      values: { ...values, issuer: '', isOn: true },
    })),
  ];
}

/** What holds of a provider that the company added itself. */
export const standardOfKind = (id: string, kind: ProviderKind): Standard => ({
  ...{ id, kind, isFromEnvironment: false, secret: undefined },
  values: { ...{ isOn: false, logo: '', clientId: '', agentId: '', issuer: '' }, ...providerStandards[kind] },
});
