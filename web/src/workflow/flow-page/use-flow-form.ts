import { useEffect, useState } from 'react';
import type { FormStore } from '../../forms/form-store.ts';
import { useMyId } from '../../wire/session-store.ts';
import type { FlowConfig } from '../flow-path.ts';
import type { Flow } from './flow.ts';
import { changedByHand, modeOf, storeOf, writtenValues } from './flow-store.ts';
import { type News, newsSince } from './news.ts';
import { clearPendingForm, pendingFormFor, type Seen, seenOf } from './pending-form.ts';

interface Held {
  flow: Flow;
  store: FormStore;
  /** What the person had seen when they opened it, or when they last said that they had seen the rest. */
  seen: Seen;
}

export interface FlowForm {
  store: FormStore;
  /** What others did meanwhile. */
  news: News | undefined;
  seenNews: () => void;
}

/**
 * The form of a flow while its page is open. A newer reading takes the place of the older one by itself: what this person
 * changed and still may change is put into it, and what others did is told.
 */
export function useFlowForm(config: FlowConfig, flow: Flow): FlowForm {
  const me = useMyId();
  const [held, setHeld] = useState(() => begun(config, flow));
  const now = held.flow === flow ? held : followed(config, held, flow);
  if (now !== held) setHeld(now);
  // Once it stands in the form again it is kept there.
  useEffect(() => clearPendingForm(config), [config]);
  return {
    store: now.store,
    news: newsSince(now.seen, flow, me),
    seenNews: () => setHeld({ ...now, seen: seenOf(flow) }),
  };
}

function begun(config: FlowConfig, flow: Flow): Held {
  const store = storeOf(flow, modeOf(config, flow));
  const pending = pendingFormFor(config);
  if (pending) putInto(store, pending.formData);
  return { flow, store, seen: pending?.seen ?? seenOf(flow) };
}

function followed(config: FlowConfig, { flow: before, store, seen }: Held, flow: Flow): Held {
  if (written(config, before) === written(config, flow)) return { flow, store, seen };
  const next = storeOf(flow, modeOf(config, flow));
  if (store.isTouched) putInto(next, changedByHand(store));
  return { flow, store: next, seen };
}

/** Everything a form is drawn from. */
const written = (config: FlowConfig, flow: Flow): string =>
  JSON.stringify([modeOf(config, flow), flow.rights, flow.formData, flow.changedSince, flow.definition]);

function putInto(store: FormStore, values: Record<string, unknown>): void {
  if (store.mode === 'read') return;
  const open = writtenValues(store);
  const mine = Object.entries(values).filter(([path]) => Object.hasOwn(open, path));
  if (mine.length > 0) store.assign(Object.fromEntries(mine));
}
