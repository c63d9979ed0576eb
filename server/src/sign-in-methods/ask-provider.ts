import { signInBySocial } from '@fairway/contract/sign-in-methods.ts';
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import type { Config, SocialProvider } from '../config.ts';
import type { OwnTransactionContext } from '../http/context.ts';

/** Who a provider says somebody is. */
export interface Identity {
  subject: string;
  socialName: string;
}

/** A code that came back from a provider, and what proves that we asked for it. */
interface Grant {
  code: string;
  /** Undefined: the page inside the provider's own app asked, and there was none. */
  codeVerifier: string | undefined;
}

const longestAnswer = 10_000;
const longestSubject = 300;
const longestName = 200;

/** One address for each provider, so that the code of one is never taken to another. */
export const callbackOf = ({ publicUrl, basePath }: Config, { id }: SocialProvider): string =>
  `${publicUrl}${basePath}${signInBySocial.path}?source=${id}`;

/** Takes a code to the provider and asks who it stands for; undefined when it does not say. */
export async function askProvider(
  { config, log }: Pick<OwnTransactionContext, 'config' | 'log'>,
  provider: SocialProvider,
  grant: Grant,
): Promise<Identity | undefined> {
  try {
    return await exchange(config, provider, grant);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    // Not the whole error: it may hold what the provider said, and that may be a token.
    log.warn(
      { source: provider.id, reason: message, cause: cause?.code },
      'a provider did not say who it is',
    );
    return undefined;
  }
}

async function exchange(
  config: Config,
  provider: SocialProvider,
  { code, codeVerifier }: Grant,
): Promise<Identity> {
  const server: oauth.AuthorizationServer = {
    issuer: new URL(provider.authorizeUrl).origin,
    token_endpoint: provider.tokenUrl,
    userinfo_endpoint: provider.userinfoUrl,
  };
  const client: oauth.Client = { client_id: provider.clientId };
  const options = () => ({
    signal: AbortSignal.timeout(longestAnswer),
    // The configuration lets plain http pass on our own machine only.
    [oauth.allowInsecureRequests]: true,
  });
  const callback = oauth.validateAuthResponse(server, client, new URLSearchParams({ code }));
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(provider.clientSecret),
    callback,
    callbackOf(config, provider),
    codeVerifier ?? oauth.nopkce,
    options(),
  );
  const readable = answer.ok ? await withoutIdToken(answer) : answer;
  const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, readable);
  const userinfo = await oauth.userInfoRequest(server, client, access_token, options());
  if (!userinfo.ok) throw new Error(`the userinfo answered ${userinfo.status}`);
  return identityIn(await userinfo.json(), provider);
}

/** Who it is we ask the provider itself; a signed statement about it, whose keys we do not know, is put aside. */
async function withoutIdToken(response: Response): Promise<Response> {
  const { id_token: _, ...rest } = z.parse(z.record(z.string(), z.unknown()), await response.json());
  return Response.json(rest, { status: response.status });
}

function identityIn(userinfo: unknown, provider: SocialProvider): Identity {
  const fields = z.parse(z.record(z.string(), z.unknown()), userinfo);
  const subject = plainText(fields[provider.subject]);
  if (subject === '' || subject.length > longestSubject)
    throw new Error(`the userinfo has no ${provider.subject}`);
  return { subject, socialName: plainText(fields[provider.label]).slice(0, longestName) || subject };
}

/** Some providers number their people. PostgreSQL cannot store the character zero. */
const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').trim() : '';
