import { getTicketStatus, ticketStatus } from '@fairway/contract/sign-in-methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { enter } from '../session/sign-in.ts';
import { call } from '../wire/api.ts';

const pollEvery = 1000;

/** The computer that collects the token is another kind of client than the phone that confirmed it. */
const asComputer = { 'jnpf-origin': 'pc' };

/** Asks how far a ticket is until there is nothing more to wait for; a token is walked in with at once. */
export function useTicket(ticket: string | undefined, onEntered: () => void = () => undefined) {
  const { data, refetch } = useQuery({
    queryKey: [getTicketStatus.name, ticket],
    queryFn: ({ signal }) =>
      call(
        getTicketStatus,
        { params: { ticket: ticket ?? '' } },
        { signal, mask: false, headers: asComputer },
      ),
    enabled: ticket !== undefined,
    refetchInterval: ({ state }) => (isWaiting(state.data?.status) ? pollEvery : false),
    // A token is given once: what was answered is never asked again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  const token = data?.status === ticketStatus.success ? data.value : '';
  const entered = useEffectEvent(onEntered);
  useEffect(() => {
    if (token) void enter(token).then((isIn) => isIn && entered());
  }, [token]);
  return { state: data, askAgain: () => refetch() };
}

const isWaiting = (status: number | undefined) => status === undefined || status === ticketStatus.waiting;
