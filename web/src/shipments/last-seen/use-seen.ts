import { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ListState } from '../../ui/list-state.ts';
import { load } from '../../wire/calls.ts';
import { forgetSeen, keepSeen, lastSeen } from './last-seen.ts';

/** A read whose last answer stays on the device: without a network it is shown, with when it was seen. */
export function useSeen<E extends Endpoint>(endpoint: E, input: Input<E>, { enabled = true } = {}) {
  const key = `${endpoint.name} ${JSON.stringify(input)}`;
  const { data, error, isError, refetch } = useQuery({
    ...load(endpoint, input),
    ...{ enabled, meta: { quiet: true } },
  });
  useEffect(() => {
    if (data !== undefined) keepSeen(key, data);
    else if (error instanceof AppError) forgetSeen(key);
  }, [key, data, error]);
  const seen = useMemo(
    () =>
      data === undefined && isError && !(error instanceof AppError) ? lastSeen<Reply<E>>(key) : undefined,
    [key, data, isError, error],
  );
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
  const seen = useMemo(
    () => (rows === undefined && problem === 'failed' ? lastSeen<T[]>(key) : undefined),
    [key, rows, problem],
  );
  if (!seen) return { list };
  return { list: { ...list, rows: seen.data, problem: undefined, hasMore: false }, seenAt: seen.at };
}
