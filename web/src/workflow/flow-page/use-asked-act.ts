import type { FlowAct } from '@fairway/contract/workflow.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { type Flow, may } from './flow.ts';

/** A link may open a flow with something to be done at once (`&act=transfer`), as a swipe in a list does. */
export function useAskedAct(flow: Flow, run: (act: FlowAct) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('act') as FlowAct | null;
  const begin = useEffectEvent((act: FlowAct) => {
    // Once: a reload or back does not ask again.
    const rest = new URLSearchParams(search);
    rest.delete('act');
    setSearch(rest, { replace: true });
    if (may(flow, act)) run(act);
  });
  useEffect(() => {
    if (asked) begin(asked);
  }, [asked]);
}
