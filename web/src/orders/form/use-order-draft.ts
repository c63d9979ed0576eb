import { debounce } from '@fairway/domain/time/debounce.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isSame, mergedFields } from './form-values.ts';
import { forgetOrderDraft, type KeptOrder, keepOrderDraft, orderDraftOf } from './order-draft.ts';
import { countWaiting } from './waiting-orders.ts';

interface Drafting {
  orderId: string | undefined;
  /** What stands in the form now, and what it is written on. */
  now: KeptOrder;
  isChanged: boolean;
  onTake: (kept: KeptOrder) => void;
}

const pause = 500;

/** What is typed is kept on the device until it is saved, and offered on return. */
export function useOrderDraft({ orderId, now, isChanged, onTake }: Drafting) {
  const [offer, setOffer] = useState(() => {
    const draft = orderDraftOf(orderId);
    return draft && !isSame(draft.kept.fields, now.fields) ? draft : undefined;
  });
  const latest = useRef<KeptOrder>(undefined);
  const saving = useMemo(
    () =>
      debounce(() => {
        if (latest.current) keepOrderDraft(orderId, latest.current);
      }, pause),
    [orderId],
  );
  const written = JSON.stringify(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written says everything about it
  useEffect(() => {
    latest.current = isChanged ? now : undefined;
    if (isChanged) saving();
  }, [written, isChanged, saving]);
  useEffect(() => {
    addEventListener('pagehide', saving.flush);
    return () => {
      removeEventListener('pagehide', saving.flush);
      saving.flush();
    };
  }, [saving]);
  return {
    offer: offer && {
      ...{ at: offer.at, isOld: false },
      isStale: offer.kept.version !== null && offer.kept.version !== now.version,
    },
    take: () => {
      if (offer) {
        const { kept } = offer;
        // Of what was saved since, only what was typed here takes the place.
        const fields =
          kept.version === now.version ? kept.fields : mergedFields(kept.base, kept.fields, now.base).fields;
        onTake({ ...kept, fields });
      }
      setOffer(undefined);
    },
    drop: () => {
      if (!isChanged) forgetOrderDraft(orderId);
      countWaiting();
      setOffer(undefined);
    },
    /** Nothing of it stays on the device. */
    forget: () => {
      latest.current = undefined;
      saving.cancel();
      forgetOrderDraft(orderId);
      countWaiting();
    },
  };
}
