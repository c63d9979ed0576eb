import { isProviderKind } from '@fairway/contract/sign-in-method-fields.ts';
import { signInBySocial, ticketPlace } from '@fairway/contract/sign-in-methods.ts';
import type { Config, SocialProvider } from '../config.ts';
import type { Db } from '../database/open.ts';
import { loadMethods, type Method, textOf } from './methods/methods.ts';
import { asker } from './outside/ask-outside.ts';
import type { Reached } from './providers/protocol.ts';

/** Whether a provider can be spoken to at all, be it on or off. */
export const isComplete = ({ kind, problem }: Method): boolean => isProviderKind(kind) && problem === null;

/** Every way in from outside that is on, as it is at this moment. */
export async function offeredProviders(db: Db, config: Config): Promise<Reached[]> {
  return providersIn(config, await loadMethods(db, config));
}

export const providersIn = (config: Config, methods: readonly Method[]): Reached[] =>
  methods
    .filter((method) => method.isOffered && isProviderKind(method.kind))
    .map((method) => reachedBy(config, method, methods));

export const findProvider = async (db: Db, config: Config, source: string): Promise<Reached | undefined> =>
  (await offeredProviders(db, config)).find(({ provider }) => provider.id === source);

/** How a provider is spoken to. */
export function reachedBy(config: Config, method: Method, methods: readonly Method[]): Reached {
  const { id, kind, values } = method;
  const text = (key: Parameters<typeof textOf>[1]) => textOf(values, key);
  const provider: SocialProvider = {
    ...{ id, kind: kind as SocialProvider['kind'], clientSecret: method.secret ?? '' },
    ...{ name: text('name'), logo: text('logo'), clientId: text('clientId'), agentId: text('agentId') },
    ...{ authorizeUrl: text('authorizeUrl'), tokenUrl: text('tokenUrl'), userinfoUrl: text('userinfoUrl') },
    ...{ scope: text('scope'), subject: text('subject'), label: text('label') },
  };
  return { provider, ask: askerFor(config), redirectUrl: redirectUrlOf(config, id, methods) };
}

/** Asks by the rules of the operator, for whatever the company set. */
export function askerFor(config: Config) {
  const addresses = [
    ...(config.sms ? [config.sms.url] : []),
    ...config.socials.flatMap(({ authorizeUrl, tokenUrl, userinfoUrl }) => [
      authorizeUrl,
      tokenUrl,
      userinfoUrl,
    ]),
  ];
  return asker(
    config,
    new Set(addresses.map((address) => new URL(address)).map(({ origin, pathname }) => origin + pathname)),
  );
}

/** One address for each provider, so that the code of one is never taken to another; empty without our own. */
export function redirectUrlOf({ basePath }: Config, id: string, methods: readonly Method[]): string {
  const address = textOf(methods.find(({ kind }) => kind === 'address')?.values ?? {}, 'publicUrl');
  return address === '' ? '' : `${address}${basePath}${signInBySocial.path}?source=${id}`;
}

/** How a provider is shown to people. */
export const describeProvider = ({ id, name, logo }: SocialProvider) => ({
  enname: id,
  name,
  icon: '',
  logo,
});

/** The ways in from outside, as the login screen offers them. */
export const shownSocials = (providers: readonly Reached[]) =>
  providers.map(({ provider }) => ({
    ...describeProvider(provider),
    describetion: '',
    renderUrl: `/api/oauth/socials/render/${provider.id}?ticket=${ticketPlace}`,
  }));
