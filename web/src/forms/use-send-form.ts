import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { useRef, useState } from 'react';
import { t } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { forgetDraft } from '../wire/drafts.ts';
import { goToFirstError, toldErrors } from './first-error.ts';
import type { FormStore } from './form-store.ts';

interface Sending {
  store: FormStore;
  send: (values: FormValues) => Promise<unknown>;
  /** The draft that is done with once the form was sent. */
  draftKey?: string | undefined;
  /** A refusal that names no field, or no answer at all; the call itself has said it unless it was told to be quiet. */
  onRefused?: ((error: unknown) => void) | undefined;
}

export interface FormSend {
  /** True once it was sent. Pressed again meanwhile it does nothing. */
  submit: () => Promise<boolean>;
  /** Uploads are awaited; the person may think better of it. */
  isWaiting: boolean;
  cancel: () => void;
  isSending: boolean;
}

/** Sends a form: when its uploads have ended and nothing is wrong with it. What is wrong is led to and named. */
export function useFormSend({ store, send, draftKey, onRefused }: Sending): FormSend {
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'sending'>('idle');
  const isUnderWay = useRef(false);
  const waiting = useRef<AbortController>(undefined);

  const carryOut = async (): Promise<boolean> => {
    if (store.isBusy) {
      setPhase('waiting');
      toast(t('formUploading'));
      waiting.current = new AbortController();
      if (!(await uploadsEnded(store, waiting.current.signal))) return false;
    }
    const errors = store.tryToSend();
    if (errors.length > 0) {
      goToFirstError(store, errors);
      return false;
    }
    setPhase('sending');
    try {
      await send(store.values);
    } catch (error) {
      const fields = (error instanceof AppError && error.fields) || {};
      if (Object.keys(fields).length === 0) {
        onRefused?.(error);
        return false;
      }
      store.tell(fields);
      goToFirstError(store, toldErrors(store, fields));
      return false;
    }
    store.settle();
    if (draftKey !== undefined) forgetDraft(draftKey);
    return true;
  };
  return {
    submit: async () => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      try {
        return await carryOut();
      } finally {
        isUnderWay.current = false;
        setPhase('idle');
      }
    },
    isWaiting: phase === 'waiting',
    cancel: () => waiting.current?.abort(),
    isSending: phase === 'sending',
  };
}

/** True when the last upload has ended, false when the person did not want to wait. */
function uploadsEnded(store: FormStore, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (ended: boolean) => {
      unsubscribe();
      resolve(ended);
    };
    const unsubscribe = store.subscribe(() => !store.isBusy && settle(true));
    signal.addEventListener('abort', () => settle(false));
    if (!store.isBusy) settle(true);
  });
}
