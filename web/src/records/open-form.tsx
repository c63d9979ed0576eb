import { AppError } from '@fairway/contract/app-error.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import { refusals } from '@fairway/contract/errors.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { ReactNode } from 'react';
import { FormDraftOffer } from '../forms/form-draft-offer.tsx';
import type { FormStore } from '../forms/form-store.ts';
import { FormView } from '../forms/form-view.tsx';
import { type DraftBase, type FormDraft, useFormDraft } from '../forms/use-form-draft.ts';
import { useFormLeave } from '../forms/use-form-leave.ts';
import { type FormSend, useFormSend } from '../forms/use-send-form.ts';
import { useWords } from '../language/words.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.ts';
import { desktop, useMedia } from '../ui/use-media.ts';

interface OpenFormProps {
  title: string;
  back: string;
  store: FormStore;
  /** Under which name what is typed is kept on the device. */
  draftKey: string;
  formVersion: number;
  /** The stored record it was opened with; missing for a new one. */
  base?: DraftBase | undefined;
  /** A draft was taken into a record that somebody changed since it was made. */
  onMerged?: ((made: { base: FormValues; mine: FormValues }) => void) | undefined;
  /** Stands above the form. */
  lead?: ReactNode;
  /** What one needs while filling it in: beside it on a desk, below it on a phone. */
  aside?: ReactNode;
  send: (values: FormValues) => Promise<unknown>;
  /** Somebody changed the record meanwhile. */
  onStale?: (() => void) | undefined;
  /** After it was sent. */
  onSent: () => void;
  buttons: (sending: FormSend & { submitAndGo: () => void }) => ReactNode;
}

/** A form that can be filled in and sent: with its draft, and a question before it is left half-filled. */
export function OpenForm(props: OpenFormProps) {
  const {
    title,
    back,
    store,
    draftKey,
    formVersion,
    base,
    onMerged,
    lead,
    aside,
    send,
    onStale,
    onSent,
    buttons,
  } = props;
  const words = useWords();
  const isDesk = useMedia(desktop);
  const draft = useFormDraft({ store, draftKey, formVersion, base, onMerged });
  const sending = useFormSend({
    store,
    send,
    draftKey,
    onRefused: (error) => {
      // Silence and the end of the session are told elsewhere.
      if (!(error instanceof AppError) || endsSession(error.code)) return;
      if (error.code === refusals.RECORD_CHANGED.code) onStale?.();
      else toast(error.message);
    },
  });
  const submitAndGo = () => void sending.submit().then((isSent) => isSent && onSent());
  return (
    <Page
      title={title}
      back={back}
      width="whole"
      aside={isDesk && aside}
      foot={
        <ActionBar line={sending.isWaiting && words('formUploading')}>
          {buttons({ ...sending, submitAndGo })}
        </ActionBar>
      }
    >
      <LeaveGuard store={store} draft={draft} />
      <FormDraftOffer draft={draft} />
      {lead}
      <FormView store={store} />
      {!isDesk && aside}
    </Page>
  );
}

/** Apart from the page: the first key makes the form unsaved, and would draw all of the page anew. */
function LeaveGuard({ store, draft }: { store: FormStore; draft: FormDraft }) {
  useFormLeave(store, draft);
  return null;
}
