import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from './api.ts';
import { newCommandId } from './command-id.ts';
import { NetworkError } from './failures.ts';
import { type Quiet, queryClient } from './query-client.ts';

/** Query options of a read: `useQuery(load(getRate, { params: { id } }))`. The key is the endpoint's name and its input. */
export function load<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryOptions<Reply<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

interface CommandOptions {
  /** The reads that show something else after it. */
  refreshes?: readonly Endpoint[];
  /** False where the screen itself shows that it is waiting. */
  mask?: boolean;
  /** The screen says itself what went wrong. */
  quiet?: Quiet;
  /** Without an answer it is kept on the device, and the screen says so. */
  isKept?: boolean;
}

/** A write. Repeated with the same input after a silence it carries the same id, so the server acts once. */
export function useCommand<E extends Endpoint>(endpoint: E, options: CommandOptions = {}) {
  const { refreshes = [], mask, quiet = false, isKept = false } = options;
  const unanswered = useRef<{ input: string; commandId: string }>(undefined);
  return useMutation<Reply<E>, Error, Input<E>>({
    meta: { quiet, isKept },
    mutationFn: async (input) => {
      const written = JSON.stringify(input);
      if (unanswered.current?.input !== written) {
        unanswered.current = { input: written, commandId: newCommandId() };
      }
      try {
        const reply = await call(endpoint, input, { mask, commandId: unanswered.current.commandId });
        unanswered.current = undefined;
        return reply;
      } catch (error) {
        if (!(error instanceof NetworkError)) unanswered.current = undefined;
        throw error;
      }
    },
    onSuccess: () => {
      for (const { name } of refreshes) void queryClient.invalidateQueries({ queryKey: [name] });
    },
  });
}
