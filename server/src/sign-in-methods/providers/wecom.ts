import { plainText, successIn } from '../outside/ask-outside.ts';
import { OutsideProblem } from '../outside/outside-problem.ts';
import type { Protocol, Reached } from './protocol.ts';

/** No such company, a secret that is not of it, and an address of ours that WeCom was not told of. */
const clientErrors = [40001, 40013, 40082, 40091, 41002, 41004, 42001, 60020];

/** WeCom's sign-in for an app of a company: the token is the app's, and the code says who it is. */
export const wecom: Protocol = {
  asks: ({ clientId, agentId }, { redirectUrl, state }) => ({
    login_type: 'CorpApp',
    appid: clientId,
    agentid: agentId,
    redirect_uri: redirectUrl,
    state,
  }),

  async userinfoOf(reached, { code }) {
    const token = await tokenOf(reached);
    const url = withQuery(reached.provider.userinfoUrl, { access_token: token, code });
    const fields = successIn(await reached.ask({ url }));
    if (fields.errcode !== 0) throw new OutsideProblem('codeRefused');
    return fields;
  },

  async greets(reached) {
    await tokenOf(reached);
    return { outcome: 'ok', status: 200 };
  },
};

/** WeCom takes the secret in the address, and says what went wrong in a success. */
async function tokenOf({ provider, ask }: Reached): Promise<string> {
  const { clientId, clientSecret, tokenUrl } = provider;
  const url = withQuery(tokenUrl, { corpid: clientId, corpsecret: clientSecret });
  const fields = successIn(await ask({ url }));
  const token = plainText(fields.access_token);
  if (fields.errcode === 0 && token !== '') return token;
  throw new OutsideProblem(
    clientErrors.includes(Number(fields.errcode)) ? 'clientRefused' : 'badStatus',
    200,
  );
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
