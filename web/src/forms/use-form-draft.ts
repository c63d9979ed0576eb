import type { FormValues } from '@fairway/contract/forms.ts';
import { mergeChanges } from '@fairway/domain/forms/merge-changes.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { debounce } from '@fairway/domain/time/debounce.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../wire/drafts.ts';
import type { FormStore } from './form-store.ts';
import { openValuesOf } from './open-values-of.ts';

/** The stored record a form was opened with. */
export interface DraftBase {
  version: number;
  values: FormValues;
}

interface Drafting {
  store: FormStore;
  /** Which form of which record; undefined keeps no draft. */
  draftKey: string | undefined;
  /** The edition of the definition; a draft of another one is offered with a warning. */
  formVersion: number;
  /** Missing for what is new. */
  base?: DraftBase | undefined;
  /** A draft was taken into a record that somebody changed since it was made. */
  onMerged?: ((made: { base: FormValues; mine: FormValues }) => void) | undefined;
}

interface Kept {
  formVersion: number;
  values: FormValues;
  base?: DraftBase | undefined;
}
type Offer = Kept & { at: number };

export interface FormDraft {
  /** What was typed last time and not sent. */
  offer: { at: number; isOld: boolean; isStale: boolean } | undefined;
  take: () => void;
  drop: () => void;
  /** Puts the form down as it is now, at once. */
  keepNow: () => void;
  /** Nothing of this form stays on the device. */
  forget: () => void;
}

const pause = 500;
/** Nobody looks through more than these. */
const mostOffers = 5;

/**
 * What is typed is kept on the device until it is sent, and offered on return. Whoever begins anew without looking at the
 * offer loses neither: what was offered is put aside and offered again next time.
 */
export function useFormDraft({ store, draftKey, formVersion, base, onMerged }: Drafting): FormDraft {
  const [offers, setOffers] = useState(() => readOffers(store, draftKey));
  const [offer] = offers;
  // Read when it is kept, not when it was typed: the record may have been loaded anew in between.
  const about = useRef({ formVersion, base });
  useEffect(() => {
    about.current = { formVersion, base };
  });
  const undecided = useRef(offers);
  const saving = useMemo(
    () =>
      debounce(() => {
        if (draftKey !== undefined && store.isTouched)
          keepDraft(draftKey, { ...about.current, values: store.values } satisfies Kept);
      }, pause),
    [store, draftKey],
  );
  const putAside = (left: readonly Offer[]) => {
    undecided.current = [];
    setOffers([...left]);
    if (draftKey !== undefined) keepAside(draftKey, left);
  };
  useEffect(() => {
    if (draftKey === undefined || store.mode === 'read') return;
    let kept = store.values;
    const unsubscribe = store.subscribe(() => {
      if (store.values === kept) return;
      kept = store.values;
      if (!store.isTouched) return;
      if (undecided.current.length > 0) keepAside(draftKey, undecided.current);
      undecided.current = [];
      saving();
    });
    addEventListener('pagehide', saving.flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', saving.flush);
      saving.flush();
    };
  }, [store, draftKey, saving]);
  const keepNow = () => {
    saving();
    saving.flush();
  };
  return {
    offer: offer && {
      at: offer.at,
      isOld: offer.formVersion !== formVersion,
      isStale: isStale(offer, base),
    },
    take: () => {
      if (!offer) return;
      const brought = broughtBy(store, offer);
      // What was typed since is the person's last word.
      const wanted = store.isTouched
        ? mergeChanges(store.opened, store.values, { ...store.opened, ...brought })
        : brought;
      putAside(offers.slice(1));
      store.assign(openValuesOf(store, wanted));
      keepNow();
      setOffers([]);
      if (offer.base && isStale(offer, base)) onMerged?.({ base: offer.base.values, mine: offer.values });
    },
    drop: () => {
      // As long as nothing else was typed it still stands where it was kept.
      if (draftKey !== undefined && undecided.current.length > 0) forgetDraft(draftKey);
      putAside(offers.slice(1));
    },
    keepNow,
    forget: () => {
      saving.cancel();
      if (draftKey !== undefined) forgetDraft(draftKey);
    },
  };
}

const isStale = ({ base }: Kept, now: DraftBase | undefined): boolean =>
  base !== undefined && now !== undefined && base.version !== now.version;

const asideKey = (draftKey: string) => `${draftKey} earlier`;

function keepAside(draftKey: string, offers: readonly Offer[]): void {
  if (offers.length > 0) keepDraft(asideKey(draftKey), offers.slice(0, mostOffers));
  else forgetDraft(asideKey(draftKey));
}

/** The newest first. */
function readOffers(store: FormStore, draftKey: string | undefined): Offer[] {
  if (draftKey === undefined || store.mode === 'read') return [];
  const last = draftOf<unknown>(draftKey);
  const aside = draftOf<unknown>(asideKey(draftKey))?.values;
  const drafts = [
    ...(isRow(last?.values) ? [{ ...last.values, at: last.at }] : []),
    ...(Array.isArray(aside) ? aside.filter(isRow) : []),
  ];
  const now = JSON.stringify(openValuesOf(store, store.values));
  return drafts.flatMap((draft) => {
    const offer = readOffer(draft);
    return offer && JSON.stringify(broughtBy(store, offer)) !== now ? [offer] : [];
  });
}

/** It may have been written by an earlier edition of the app, or by somebody else's hand. */
function readOffer({ at, formVersion, values, base }: Record<string, unknown>): Offer | undefined {
  if (typeof at !== 'number' || typeof formVersion !== 'number' || !isRow(values)) return undefined;
  const isBased = isRow(base) && typeof base.version === 'number' && isRow(base.values);
  return { at, formVersion, values, ...(isBased ? { base: base as unknown as DraftBase } : {}) };
}

/** What a draft brings into the form as it was opened: of a record that was stored before only what was changed in it. */
const broughtBy = (store: FormStore, { base, values }: Kept): FormValues =>
  openValuesOf(store, base ? mergeChanges(base.values, values, store.opened) : values);
