import type { SignInMethod } from '@fairway/contract/sign-in-settings.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type RefObject, useEffect } from 'react';
import { useWords } from '../language/words.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { confirm } from '../ui/confirm.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useSession } from '../wire/session-store.ts';
import { editedValue, isContested } from './method-edits.ts';
import { MethodField } from './method-field.tsx';
import { MethodHistory } from './method-history.tsx';
import { kindWords, methodName, standingOf } from './method-words.ts';
import { ProviderTest } from './provider-test.tsx';
import { RedirectCard } from './redirect-card.tsx';
import { SecretField } from './secret-field.tsx';
import { SmsTest } from './sms-test.tsx';
import { useMethodForm } from './use-method-form.ts';

interface MethodPaneProps {
  method: SignInMethod;
  keepsSecrets: boolean;
  /** Told here: asks before what is typed is lost. */
  mayLeave: RefObject<(() => Promise<boolean>) | undefined>;
  onClose: () => void;
}

/** A way to sign in: what is set, what the provider must know, and a test. */
export function MethodPane({ method, keepsSecrets, mayLeave, onClose }: MethodPaneProps) {
  const words = useWords();
  const mayEdit = useSession(({ userInfo }) => userInfo?.isAdministrator === true);
  const form = useMethodForm(method);
  const { kind, fields, byName, at } = method;
  const name = methodName(words, method);
  const standing = standingOf(method);
  const isSaved = form.count === 0;
  const isProvider = kind !== 'sms' && kind !== 'address';
  const ask = () =>
    confirm({ title: words('signInLeaveAsk'), body: words('signInLeaveBody'), agree: words('signInLeave') });
  useLeaveGuard(!isSaved, ask);
  const mayGo = async () => isSaved || (await ask());
  useEffect(() => {
    mayLeave.current = mayGo;
    return () => {
      mayLeave.current = undefined;
    };
  });
  const close = async () => {
    if (await mayGo()) onClose();
  };
  const remove = async () => {
    const body = words('signInRemoveBody');
    const agreed = await confirm({
      title: words('signInRemoveAsk', { name }),
      body,
      agree: words('signInRemove'),
    });
    if (agreed && (await form.remove())) onClose();
  };
  return (
    <DetailPane title={name} onClose={() => void close()}>
      <div className="sign-in-method">
        <Card
          title={words(kindWords[kind])}
          state={<StateLabel tone={standing.tone}>{words(standing.words)}</StateLabel>}
        >
          {at !== null && (
            <p className="sign-in-hint">
              {words('signInChangedBy', { name: byName || '—', at: formatDate(at) })}
            </p>
          )}
          {method.bound > 0 && (
            <p className="sign-in-hint">{words('signInBound', { count: method.bound })}</p>
          )}
          <div className="sign-in-fields" inert={!mayEdit}>
            {fields.map((field) => (
              <MethodField
                key={field.key}
                kind={kind}
                field={field}
                value={editedValue(field, form.edits)}
                isContested={isContested(field, form.edits)}
                error={form.problemOf(field.key)}
                onChange={(value) => form.edit(field, value)}
              />
            ))}
            <SecretField
              method={method}
              value={form.secret}
              keepsSecrets={keepsSecrets}
              error={form.problemOf('secret')}
              onChange={form.editSecret}
            />
          </div>
          {!mayEdit && <p className="sign-in-hint">{words('signInReadOnly')}</p>}
        </Card>
        {isProvider && <RedirectCard url={method.redirectUrl} />}
        {mayEdit && kind === 'sms' && <SmsTest isSaved={isSaved} />}
        {mayEdit && isProvider && (
          <ProviderTest
            method={method}
            isSaved={isSaved}
            onFound={(found) => {
              for (const field of fields)
                if (field.key in found) form.edit(field, found[field.key as keyof typeof found]);
            }}
          />
        )}
        <MethodHistory method={method} onUndo={mayEdit ? form.undo : undefined} />
        {mayEdit && method.isOwn && (
          <Button icon="trash" onClick={() => void remove()}>
            {words('signInRemove')}
          </Button>
        )}
      </div>
      {!isSaved && (
        <ActionBar line={words('signInUnsaved', { count: form.count })}>
          <Button onClick={form.drop}>{words('signInDrop')}</Button>
          <Button look="primary" busy={form.isBusy} onClick={form.save}>
            {words('save')}
          </Button>
        </ActionBar>
      )}
    </DetailPane>
  );
}
