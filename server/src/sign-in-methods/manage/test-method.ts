import { randomInt } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply as Answered } from '@fairway/contract/endpoint.ts';
import type { checkSignInMethod as checkCall, checkSteps } from '@fairway/contract/sign-in-settings.ts';
import type { OwnTransactionContext, Reply } from '../../http/context.ts';
import { testSmsWords } from '../../language/sign-in-method-words.ts';
import { loadMethods, textOf } from '../methods/methods.ts';
import { fieldsIn, plainText } from '../outside/ask-outside.ts';
import { OutsideProblem } from '../outside/outside-problem.ts';
import { protocols, type Reached } from '../providers/protocol.ts';
import { senderThrough } from '../sms-sender.ts';
import { isComplete, reachedBy } from '../social-providers.ts';
import { limitTests } from './limit-tests.ts';
import { nameOfMethod, refuseOthers } from './take-method.ts';

type Said = Omit<Answered<typeof checkCall>['steps'][number], 'step'>;

/** What came of asking somebody outside; only words of our own. */
async function said(work: () => Promise<Said>): Promise<Said> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutsideProblem) return { outcome: error.outcome, status: error.status };
    throw error;
  }
}

/** Sends a real message through the gateway as it was saved, be it on or off. */
export async function testSmsGateway(ctx: OwnTransactionContext, mobile: string): Promise<Reply> {
  const { config, session, now, language } = ctx;
  refuseOthers(session);
  let answer: Said | undefined;
  // The command sent twice sends one message, and so does a transaction that is tried again.
  return ctx.command(async ({ db, auditTarget }) => {
    const gateway = (await loadMethods(db, config)).find(({ kind }) => kind === 'sms');
    if (!gateway || gateway.problem !== null)
      throw new AppError('SIGN_IN_INCOMPLETE', { name: gateway ? nameOfMethod(gateway, language) : '' });
    // Whose number it was is for nobody to read later.
    auditTarget(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    if (answer) return answer;
    limitTests(session.userId, now);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const sms = { mobile, code, text: testSmsWords[language] };
    answer = await said(async () => ({ outcome: 'ok', status: await senderThrough(config, gateway)(sms) }));
    return answer;
  });
}

/** A provider that can be spoken to, be it on or off. */
export async function completeMethod(ctx: OwnTransactionContext, id: string) {
  const { config, session, now, language } = ctx;
  refuseOthers(session);
  const methods = await ctx.read((db) => loadMethods(db, config));
  const method = methods.find((one) => one.id === id && one.kind !== 'sms' && one.kind !== 'address');
  if (!method) throw new AppError('NOT_FOUND');
  const name = nameOfMethod(method, language);
  if (!isComplete(method)) throw new AppError('SIGN_IN_INCOMPLETE', { name });
  limitTests(session.userId, now);
  ctx.auditTarget(name);
  return { method, name, reached: reachedBy(config, method, methods) };
}

/** Asks a provider, step by step; a step that failed does not keep the others from being asked. */
export async function checkSignInMethod(
  ctx: OwnTransactionContext,
  id: string,
): Promise<Answered<typeof checkCall>> {
  const { method, reached } = await completeMethod(ctx, id);
  const issuer = textOf(method.values, 'issuer');
  let found: Answered<typeof checkCall>['found'] = null;
  const asked: [(typeof checkSteps)[number], () => Promise<Said>][] = [
    ['authorize', () => authorizeAnswers(reached)],
    ['token', () => protocols[reached.provider.kind].greets(reached)],
  ];
  if (issuer !== '')
    asked.unshift([
      'discovery',
      async () => {
        const seen = await discover(reached, issuer);
        found = seen.found;
        return seen.said;
      },
    ]);
  const steps = await Promise.all(asked.map(async ([step, work]) => ({ step, ...(await said(work)) })));
  return ctx.transact(async () => ({ steps, found }));
}

/** Whatever it says to somebody who asks for nothing, it is there. */
async function authorizeAnswers({ provider, ask }: Reached): Promise<Said> {
  const { status } = await ask({ url: provider.authorizeUrl });
  const isThere = status < 500 && status !== 404 && status !== 410;
  return { outcome: isThere ? 'ok' : 'badStatus', status };
}

/** What an issuer of OpenID Connect says of itself, as far as it may be shown: three addresses. */
async function discover({ provider, ask }: Reached, issuer: string) {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await ask({ url });
  const fields = fieldsIn(answer);
  const { status } = answer;
  if (status >= 400) throw new OutsideProblem('badStatus', status);
  const addressIn = (name: string) => {
    const text = plainText(fields[name]);
    return text.length <= 1000 && /^https?:\/\//.test(text) && URL.canParse(text) ? text : '';
  };
  const found = {
    authorizeUrl: addressIn('authorization_endpoint'),
    tokenUrl: addressIn('token_endpoint'),
    userinfoUrl: addressIn('userinfo_endpoint'),
  };
  if (Object.values(found).includes('')) throw new OutsideProblem('notJson', status);
  const isSame = (Object.keys(found) as (keyof typeof found)[]).every((key) => found[key] === provider[key]);
  return { found, said: { outcome: isSame ? ('ok' as const) : ('differs' as const), status } };
}
