import { systemActor } from '../engine/commands.ts';
import type { EventOf } from '../engine/events.ts';
import { revocationOf } from '../engine/revocation.ts';
import { draftFlow, type FlowState } from '../engine/state.ts';
import { Play } from './play.ts';

/** The flow that revokes one, begun as the server does it. */
export function revocationOfPlay(
  { flow, state, context, history }: Play,
  actor = 'I',
): Play & { draft: FlowState } {
  const asked = history.findLast(({ type }) => type === 'revoking') as EventOf<'revoking'>;
  const { key, version, initiator, title } = state;
  const draft = draftFlow({ id: asked.flow, key, version, initiator });
  const play = Object.assign(new Play([]), { flow, context, state: draft, draft });
  const { opinion } = asked;
  const begun = play.send('beginRevocation', actor, { ...revocationOf(flow, state), title, opinion });
  if (begun !== 'ok') throw new Error(begun);
  return play;
}

/** What the flow that revokes it came to, as it reports. */
export const end = (play: Play, result: 'approved' | 'rejected') =>
  play.send('revocationEnded', systemActor, { flow: play.state.revocation?.flow ?? '', result });
