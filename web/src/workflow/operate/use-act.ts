import { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint, Input } from '@fairway/contract/endpoint.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { type FlowAct, getFlow } from '@fairway/contract/workflow.ts';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { showsFlows } from '../flow-page/flow.ts';
import type { FlowConfig } from '../flow-path.ts';
import { commandOf, type Said } from './act-commands.ts';
import type { MissingNode } from './operate-path.ts';

/** One act of a flow, to be sent; answers with the steps nobody was found for. */
export function useAct(act: FlowAct, config: FlowConfig) {
  const command = commandOf(act, config);
  const sending = useCommand<Endpoint>(command?.endpoint ?? getFlow, { refreshes: showsFlows, quiet: true });
  return {
    isPending: sending.isPending,
    send: async (said: Said): Promise<MissingNode[]> => {
      const answer: unknown = await sending.mutateAsync(command?.input(said) as Input<Endpoint>);
      return Array.isArray(answer) ? (answer as MissingNode[]) : [];
    },
  };
}

/** Long enough to read why not. */
const readingTime = 3_000;

/** Says why not. Silence and the end of the session are told elsewhere; what somebody else changed is for the page. */
export function tellRefusal(error: unknown, onStale: (reason: string) => void): void {
  if (!(error instanceof AppError) || endsSession(error.code)) return;
  if (error.code === refusals.E_STALE.code) onStale(error.message);
  else toast(error.message, readingTime);
}
