import type { FormValues } from '@fairway/contract/forms.ts';
import { addNotice, changeNotice, getNotice, type Notice } from '@fairway/contract/notices.ts';
import { mergeChanges } from '@fairway/domain/forms/merge-changes.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormStore } from '../forms/form-store.ts';
import { useWords } from '../language/words.ts';
import { OpenForm } from '../records/open-form.tsx';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { ownContext } from '../workflow/own-context.ts';
import { bodyOf, newNotice, noticeForm, valuesOf } from './notice-form.ts';
import { NoticePreview } from './notice-preview.tsx';
import { noticesPath, openNoticePath } from './paths.ts';
import { noticeReads, useNoticeActs } from './use-notice-acts.ts';

interface NoticeEditorProps {
  /** Left out for a new one. */
  notice: Notice | undefined;
}

const formVersion = 1;

/** Where an announcement is written, looked at and published. */
export function NoticeEditor({ notice }: NoticeEditorProps) {
  const words = useWords();
  const navigate = useNavigate();
  const canPublish = useCan('notices', 'button', 'btn_publish');
  // What is typed is kept against the announcement as it was opened, not against a newer reading of it.
  const [base, setBase] = useState(notice && { version: notice.version, values: valuesOf(notice) });
  const [store] = useState(
    () =>
      new FormStore({
        definition: noticeForm(words),
        values: notice ? valuesOf(notice) : newNotice,
        context: ownContext(),
        mode: notice ? 'edit' : 'new',
      }),
  );
  const saved = useRef({ id: notice?.id ?? '', version: notice?.version ?? 0 });
  const [previewed, setPreviewed] = useState<FormValues>();
  const adding = useCommand(addNotice, { refreshes: noticeReads, quiet: true });
  const changing = useCommand(changeNotice, { refreshes: noticeReads, quiet: true });
  const acts = useNoticeActs();

  const send = async (values: FormValues) => {
    const body = bodyOf(values);
    if (notice && base) {
      const change = { params: { id: notice.id }, body: { ...body, version: base.version } };
      saved.current = { id: notice.id, ...(await changing.mutateAsync(change)) };
    } else saved.current = await adding.mutateAsync({ body });
  };
  const leave = () => void navigate(openNoticePath(saved.current.id), { replace: true });
  const leaveSaved = () => {
    toast(words('noticeSaved'));
    leave();
  };
  const publish = async (submit: () => Promise<boolean>) => {
    if (!(await submit())) return;
    const { title, toIds = [] } = bodyOf(store.values);
    if (!(await acts.askPublish(title, toIds))) return leaveSaved();
    await acts.publish(saved.current);
    leave();
  };
  const takeLatest = async (id: string) => {
    const isWanted = await confirm({
      title: words('noticeStale'),
      body: words('noticeStaleBody'),
      agree: words('noticeStaleTake'),
    });
    if (!isWanted) return;
    const latest = await queryClient.fetchQuery({ ...load(getNotice, { params: { id } }), staleTime: 0 });
    const theirs = valuesOf(latest);
    store.assign(mergeChanges(base?.values ?? {}, store.values, theirs));
    setBase({ version: latest.version, values: theirs });
    toast(words('noticeStaleMerged'), 3_000);
  };
  return (
    <>
      <OpenForm
        title={words(notice ? 'noticeEdit' : 'noticeAdd')}
        back={notice ? openNoticePath(notice.id) : noticesPath}
        store={store}
        draftKey={`notice ${notice?.id ?? ''}`}
        formVersion={formVersion}
        base={base}
        send={send}
        onStale={() => notice && void takeLatest(notice.id)}
        onSent={leaveSaved}
        buttons={({ isWaiting, isSending, cancel, submit, submitAndGo }) =>
          isWaiting ? (
            <Button onClick={cancel}>{words('formUploadingCancel')}</Button>
          ) : (
            <>
              <Button onClick={() => setPreviewed(store.values)}>{words('noticePreview')}</Button>
              <Button look={canPublish ? 'plain' : 'primary'} busy={isSending} onClick={submitAndGo}>
                {words('noticeSave')}
              </Button>
              {canPublish && (
                <Button look="primary" busy={isSending || acts.isBusy} onClick={() => void publish(submit)}>
                  {words('noticePublish')}
                </Button>
              )}
            </>
          )
        }
      />
      <NoticePreview values={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}
