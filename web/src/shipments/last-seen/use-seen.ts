import { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListState } from '../../ui/list-state.ts';
import { load } from '../../wire/calls.ts';
import { forgetSeen, keepSeen, lastSeen, type Seen } from './last-seen.ts';

/** A read whose last answer stays on the device: without a network it is shown, with when it was seen. */
export function useSeen<E extends Endpoint>(endpoint: E, input: Input<E>, { enabled = true } = {}) {
  const key = `${endpoint.name} ${JSON.stringify(input)}`;
  const { data, error, isError, refetch } = useQuery({
    ...load(endpoint, input),
    ...{ enabled, meta: { quiet: true } },
  });
  const isRefused = error instanceof AppError;
  useEffect(() => {
    if (data !== undefined) keepSeen(key, data);
    else if (isRefused) forgetSeen(key);
  }, [key, data, isRefused]);
  const seen = useFallback<Reply<E>>(key, data !== undefined || isRefused, isError);
  return { data: data ?? seen?.data, error, isError, refetch, seenAt: seen?.at };
}

const mostRows = 20;

/** The same for a list: its first rows. */
export function useSeenList<T>(list: ListState<T>, key: string): { list: ListState<T>; seenAt?: number } {
  const { rows, problem } = list;
  useEffect(() => {
    if (problem === 'forbidden') forgetSeen(key);
    else if (rows && problem === undefined) keepSeen(key, rows.slice(0, mostRows));
  }, [key, rows, problem]);
  const seen = useFallback<T[]>(key, rows !== undefined || problem === 'forbidden', problem === 'failed');
  if (!seen) return { list };
  return { list: { ...list, rows: seen.data, problem: undefined, hasMore: false }, seenAt: seen.at };
}

/** What was seen, from the first failure until there is an answer: it stays while one is asked for again. */
function useFallback<T>(key: string, isAnswered: boolean, hasFailed: boolean): Seen<T> | undefined {
  const fallen = useRef<{ key: string; seen: Seen<T> | undefined }>(undefined);
  if (isAnswered || (fallen.current && fallen.current.key !== key)) fallen.current = undefined;
  if (!isAnswered && hasFailed) fallen.current ??= { key, seen: lastSeen<T>(key) };
  return fallen.current?.seen;
}
