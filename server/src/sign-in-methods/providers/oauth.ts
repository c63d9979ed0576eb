import * as oauthClient from 'oauth4webapi';
import * as z from 'zod/mini';
import { fieldsIn, plainText, successIn } from '../outside/ask-outside.ts';
import { OutsideProblem } from '../outside/outside-problem.ts';
import type { Grant, Protocol, Reached } from './protocol.ts';

/** A code that no provider gave. */
const wrongCode = 'fairway-is-only-asking';

/** OAuth2 with state and PKCE, as OpenID Connect speaks it too. */
export const oauth: Protocol = {
  asks: ({ clientId, scope }, { redirectUrl, state, codeChallenge }) => ({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUrl,
    scope,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }),

  async userinfoOf(reached, grant) {
    const { server, client, options } = termsOf(reached);
    const answer = await tokenAnswer(reached, grant);
    const readable = answer.ok ? await withoutIdToken(answer) : answer;
    const { access_token } = await oauthClient
      .processAuthorizationCodeResponse(server, client, readable)
      .catch((error: unknown) => {
        throw new OutsideProblem(refusalOf(error), answer.status, error);
      });
    const userinfo = await oauthClient.userInfoRequest(server, client, access_token, options());
    return successIn({ status: userinfo.status, text: await userinfo.text() });
  },

  async greets(reached) {
    const answer = await tokenAnswer(reached, { code: wrongCode, codeVerifier: wrongCode.repeat(3) });
    const { status } = answer;
    const error = plainText(fieldsIn({ status, text: await answer.text() }).error);
    // It refused the code and not us: it knows us.
    if (error === 'invalid_grant') return { outcome: 'ok', status };
    if (['invalid_client', 'unauthorized_client'].includes(error) || status === 401 || status === 403)
      return { outcome: 'clientRefused', status };
    if (/redirect/.test(error)) return { outcome: 'redirectRefused', status };
    return { outcome: 'badStatus', status };
  },
};

function termsOf({ provider, ask }: Reached) {
  const server: oauthClient.AuthorizationServer = {
    issuer: new URL(provider.authorizeUrl).origin,
    token_endpoint: provider.tokenUrl,
    userinfo_endpoint: provider.userinfoUrl,
  };
  const client: oauthClient.Client = { client_id: provider.clientId };
  const options = () => ({
    // Which addresses may be plain is for who asks to say.
    [oauthClient.allowInsecureRequests]: true,
    [oauthClient.customFetch]: async (
      url: string,
      { method, headers, body }: oauthClient.CustomFetchOptions<'GET' | 'POST', unknown>,
    ) => {
      const { status, text } = await ask({ url, method, headers, body: body ? String(body) : '' });
      if (status >= 300 && status < 400) throw new OutsideProblem('redirected', status);
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    },
  });
  return { server, client, options };
}

function tokenAnswer(reached: Reached, { code, codeVerifier }: Grant): Promise<Response> {
  const { server, client, options } = termsOf(reached);
  const callback = oauthClient.validateAuthResponse(server, client, new URLSearchParams({ code }));
  return oauthClient.authorizationCodeGrantRequest(
    server,
    client,
    oauthClient.ClientSecretPost(reached.provider.clientSecret),
    callback,
    reached.redirectUrl,
    codeVerifier ?? oauthClient.nopkce,
    options(),
  );
}

/** Who it is we ask the provider itself; a signed statement about it, whose keys we do not know, is put aside. */
async function withoutIdToken(response: Response): Promise<Response> {
  const answer = fieldsIn({ status: response.status, text: await response.text() });
  const { id_token: _, ...rest } = z.parse(z.record(z.string(), z.unknown()), answer);
  return Response.json(rest, { status: response.status });
}

function refusalOf(error: unknown) {
  if (!(error instanceof oauthClient.ResponseBodyError)) return 'badStatus';
  return error.error === 'invalid_client' ? 'clientRefused' : 'codeRefused';
}
