import type { ProviderKind } from '@fairway/contract/sign-in-method-fields.ts';
import type { OutsideOutcome } from '@fairway/contract/sign-in-settings.ts';
import type { SocialProvider } from '../../config.ts';
import { type Ask, plainText } from '../outside/ask-outside.ts';
import { OutsideProblem } from '../outside/outside-problem.ts';
import { dingtalk } from './dingtalk.ts';
import { oauth } from './oauth.ts';
import { wecom } from './wecom.ts';

/** Who a provider says somebody is. */
export interface Identity {
  subject: string;
  socialName: string;
}

/** A code that came back from a provider, and what proves that we asked for it. */
export interface Grant {
  code: string;
  /** Undefined: the page inside the provider's own app asked, and there was none. */
  codeVerifier: string | undefined;
}

/** What goes to the provider with the browser. */
export interface Journey {
  redirectUrl: string;
  state: string;
  codeChallenge: string;
}

/** A provider, how it may be asked, and where it sends people back to. */
export interface Reached {
  provider: SocialProvider;
  ask: Ask;
  redirectUrl: string;
}

/** How providers of a kind are spoken to. */
export interface Protocol {
  /** What the address to sign in at is asked with. */
  asks: (provider: SocialProvider, journey: Journey) => Record<string, string>;
  /** Takes a code to the provider and asks who it stands for. */
  userinfoOf: (reached: Reached, grant: Grant) => Promise<Record<string, unknown>>;
  /** Asks with a code that cannot be right: whether the provider knows us and our secret. */
  greets: (reached: Reached) => Promise<{ outcome: OutsideOutcome; status: number | null }>;
}

export const protocols: Record<ProviderKind, Protocol> = { oauth, wecom, dingtalk };

/** The address at which somebody signs in there. */
export function signInAddress(provider: SocialProvider, journey: Journey): string {
  const url = new URL(provider.authorizeUrl);
  const asked = protocols[provider.kind].asks(provider, journey);
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

const longestSubject = 300;
const longestName = 200;

export async function identityOf(reached: Reached, grant: Grant): Promise<Identity> {
  const { provider } = reached;
  const fields = await protocols[provider.kind].userinfoOf(reached, grant);
  const subject = plainText(fields[provider.subject]);
  if (subject === '' || subject.length > longestSubject) throw new OutsideProblem('noSubject');
  return { subject, socialName: plainText(fields[provider.label]).slice(0, longestName) || subject };
}
