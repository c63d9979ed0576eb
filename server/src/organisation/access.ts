import type { Answer, Endpoint, Received } from '@fairway/contract/endpoint.ts';
import { type Context, type Handler, type Route, route, type Session } from '../http/context.ts';

/** Members see who is who; a customer sees nobody and nothing of the company. */
export const maySeeColleagues = (session: Pick<Session, 'kind'>): boolean => session.kind === 'member';

/** A route about colleagues: a customer is answered as if there were none. */
export function routeForColleagues<E extends Endpoint & { access: 'session' }>(
  endpoint: E,
  answerOfNobody: (input: Received<E>) => Answer<E>,
  handler: Handler<E>,
): Route {
  const guarded: Handler<E> = (ctx, input) =>
    maySeeColleagues((ctx as Context).session) ? handler(ctx, input) : answerOfNobody(input);
  return route(endpoint, guarded);
}
