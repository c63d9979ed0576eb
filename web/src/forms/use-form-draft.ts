import type { FormValues } from '@fairway/contract/forms.ts';
import { isComputed } from '@fairway/domain/forms/derive.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { debounce } from '@fairway/domain/time/debounce.ts';
import { useEffect, useMemo, useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../app/drafts.ts';
import type { FormStore } from './form-store.ts';

interface Drafting {
  store: FormStore;
  /** Which form of which record; undefined keeps no draft. */
  draftKey: string | undefined;
  /** The edition of the definition; a draft of another one is offered with a warning. */
  formVersion: number;
}

interface Kept {
  formVersion: number;
  values: FormValues;
}

export interface FormDraft {
  /** What was typed last time and not sent. */
  offer: { at: number; isOld: boolean } | undefined;
  take: () => void;
  drop: () => void;
  /** Puts the form down as it is now, at once. */
  keepNow: () => void;
  /** Nothing of this form stays on the device. */
  forget: () => void;
}

const pause = 500;

/** What is typed is kept on the device until it is sent, and offered on return. */
export function useFormDraft({ store, draftKey, formVersion }: Drafting): FormDraft {
  const [offer, setOffer] = useState(() => readDraft(store, draftKey));
  const isUndecided = offer !== undefined;
  const saving = useMemo(
    () =>
      debounce(() => {
        if (draftKey !== undefined && store.isTouched)
          keepDraft(draftKey, { formVersion, values: store.values } satisfies Kept);
      }, pause),
    [store, draftKey, formVersion],
  );
  useEffect(() => {
    // What was typed last time must not be lost before somebody has looked at it.
    if (draftKey === undefined || isUndecided || store.mode === 'read') return;
    let kept = store.values;
    const unsubscribe = store.subscribe(() => {
      if (store.values === kept) return;
      kept = store.values;
      saving();
    });
    addEventListener('pagehide', saving.flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', saving.flush);
      saving.flush();
    };
  }, [store, draftKey, isUndecided, saving]);
  return {
    offer: offer && { at: offer.at, isOld: offer.formVersion !== formVersion },
    take: () => {
      if (offer) store.assign(openOnes(store, offer.values));
      setOffer(undefined);
    },
    drop: () => {
      if (draftKey !== undefined) forgetDraft(draftKey);
      setOffer(undefined);
    },
    keepNow: () => {
      saving();
      saving.flush();
    },
    forget: () => {
      saving.cancel();
      if (draftKey !== undefined) forgetDraft(draftKey);
    },
  };
}

function readDraft(store: FormStore, draftKey: string | undefined): (Kept & { at: number }) | undefined {
  const draft = draftKey === undefined || store.mode === 'read' ? undefined : draftOf<Kept>(draftKey);
  // It was written by an earlier edition of the app, or by somebody else's hand.
  if (!isRow(draft?.values) || !isRow(draft.values.values) || typeof draft.at !== 'number') return undefined;
  const { formVersion, values } = draft.values as unknown as Kept;
  const isOther = JSON.stringify(openOnes(store, values)) !== JSON.stringify(openOnes(store, store.values));
  return isOther ? { at: draft.at, formVersion, values } : undefined;
}

/** Of a draft only what this person may write in this form now; what it is shown by may come with the draft itself. */
function openOnes({ form, viewing: { rights } }: FormStore, values: FormValues): FormValues {
  const open = form.reading.filter((field) => {
    const right = rights && Object.hasOwn(rights, field.path) ? rights[field.path] : undefined;
    const isClosed = isComputed(field) || field.field.readonly || right === 'read' || right === 'hidden';
    return field.table === undefined && !isClosed && Object.hasOwn(values, field.path);
  });
  return Object.fromEntries(open.map(({ path }) => [path, values[path] ?? null]));
}
