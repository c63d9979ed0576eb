import { ticketPlace } from '@fairway/contract/sign-in-methods.ts';
import type { Config, SocialProvider } from '../config.ts';

export const findProvider = (config: Config, source: string): SocialProvider | undefined =>
  config.socials.find(({ id }) => id === source);

/** How a provider is shown to people. */
export const describeProvider = ({ id, name, logo }: SocialProvider) => ({
  enname: id,
  name,
  icon: '',
  logo,
});

/** The ways in from outside, as the login screen offers them. */
export const offeredSocials = (config: Config) =>
  config.socials.map((provider) => ({
    ...describeProvider(provider),
    describetion: '',
    renderUrl: `/api/oauth/socials/render/${provider.id}?ticket=${ticketPlace}`,
  }));
