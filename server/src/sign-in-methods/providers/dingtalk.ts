import { fieldsIn, type OutsideAnswer, plainText } from '../outside/ask-outside.ts';
import { OutsideProblem } from '../outside/outside-problem.ts';
import type { Protocol, Reached } from './protocol.ts';

/** DingTalk's sign-in for apps of a company: OAuth2 in names of its own, without PKCE. */
export const dingtalk: Protocol = {
  asks: ({ clientId, scope }, { redirectUrl, state }) => ({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUrl,
    scope,
    state,
    prompt: 'consent',
  }),

  async userinfoOf(reached, { code }) {
    const { provider, ask } = reached;
    const answer = await askToken(reached, code);
    const token = plainText(fieldsIn(answer).accessToken);
    if (answer.status >= 400 || token === '') throw new OutsideProblem(refusalIn(answer), answer.status);
    const headers = { 'x-acs-dingtalk-access-token': token };
    const me = await ask({ url: provider.userinfoUrl, headers });
    const fields = fieldsIn(me);
    if (me.status >= 400) throw new OutsideProblem('badStatus', me.status);
    return fields;
  },

  async greets(reached) {
    const answer = await askToken(reached, 'fairway-is-only-asking');
    const refusal = refusalIn(answer);
    // It refused the code and not us: it knows us.
    return { outcome: refusal === 'codeRefused' ? 'ok' : refusal, status: answer.status };
  },
};

const askToken = ({ provider, ask }: Reached, code: string): Promise<OutsideAnswer> =>
  ask({
    url: provider.tokenUrl,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      code,
      grantType: 'authorization_code',
    }),
  });

/** DingTalk says what it refuses in a code of words, such as `invalidParameter.authCode.notFound`. */
function refusalIn(answer: OutsideAnswer) {
  const code = plainText(fieldsIn(answer).code);
  if (/client|secret|app_?key|forbidden|authentication/i.test(code)) return 'clientRefused';
  return /code/i.test(code) ? 'codeRefused' : 'badStatus';
}
