import {
  addDelegation,
  changeDelegation,
  type Delegation,
  getDelegation,
  listDelegations,
} from '@fairway/contract/workflow-delegations.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDraftOffer } from '../../forms/form-draft-offer.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { FormStore } from '../../forms/form-store.ts';
import { FormContext } from '../../forms/use-form.ts';
import { useFormDraft } from '../../forms/use-form-draft.ts';
import { useFormLeave } from '../../forms/use-form-leave.ts';
import { useFormSend } from '../../forms/use-send-form.ts';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { useCommand } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import '../../ui/form.css';
import { Page } from '../../ui/page.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { ownContext } from '../own-context.ts';
import { bodyOf, delegationDefinition, type NamedFlow, valuesOf } from './delegation-definition.ts';
import { DelegationHelp } from './delegation-help.tsx';
import { isOver, stateOf } from './delegation-state.ts';
import { delegationsPath } from './paths.ts';

interface DelegationFormProps {
  /** Left out for a new one. */
  delegation: Delegation | undefined;
  flows: readonly NamedFlow[];
}

const minute = 60_000;

/** A delegation to be filled in; to be read where it is somebody else's or over. */
export function DelegationForm({ delegation, flows }: DelegationFormProps) {
  const words = useWords();
  const navigate = useNavigate();
  const me = useSession(({ userInfo }) => userInfo);
  const isRead = delegation !== undefined && (delegation.userId !== me?.userId || isOver(delegation));
  const [store] = useState(() => openForm());
  const draftKey = isRead ? undefined : `delegation ${delegation?.id ?? ''}`;
  const draft = useFormDraft({ store, draftKey, formVersion: 1 });
  useFormLeave(store, draft);
  const shownBy = [listDelegations, getDelegation];
  const adding = useCommand(addDelegation, { refreshes: shownBy });
  const changing = useCommand(changeDelegation, { refreshes: shownBy });
  const sending = useFormSend({
    store,
    draftKey,
    send: (values) =>
      delegation
        ? changing.mutateAsync({ params: { id: delegation.id }, body: bodyOf(values) })
        : adding.mutateAsync({ body: bodyOf(values) }),
  });
  const leave = () => void navigate(delegationsPath(), { replace: true });
  const submit = async () => {
    if (!(await sending.submit())) return;
    toast(words('entrustSaved'));
    leave();
  };

  function openForm(): FormStore {
    const now = Math.floor(Date.now() / minute) * minute;
    return new FormStore({
      definition: delegationDefinition(words, flows),
      values: delegation ? valuesOf(delegation) : { type: '1', startTime: now },
      context: ownContext(),
      mode: isRead ? 'read' : delegation ? 'edit' : 'new',
      shown: delegation && {
        toUserId: delegation.toUserName,
        ...(delegation.flowId === '' ? {} : { flows: delegation.flowName }),
      },
    });
  }

  const title = isRead ? 'entrustDetail' : delegation ? 'entrustEdit' : 'entrustAdd';
  const state = delegation && stateOf(delegation);
  return (
    <Page
      title={words(title)}
      back={delegationsPath()}
      foot={
        !isRead && (
          <ActionBar>
            <Button onClick={leave}>{words('cancel')}</Button>
            <Button look="primary" busy={sending.isSending} onClick={() => void submit()}>
              {words('save')}
            </Button>
          </ActionBar>
        )
      }
    >
      <FormDraftOffer draft={draft} />
      <Card
        title={words('entrust')}
        state={state && <StateLabel tone={state.tone}>{words(state.words)}</StateLabel>}
      >
        <FormContext value={store}>
          <div className="form-stack">
            <Facts facts={[[words('entrustFrom'), delegation?.userName ?? me?.userName ?? '']]} />
            {fieldsOf(store.definition).map(({ field, path }) => (
              <div key={path} className="form-stack">
                <FormField field={field} place={{ path }} />
                {!isRead && <DelegationHelp path={path} />}
              </div>
            ))}
          </div>
        </FormContext>
      </Card>
    </Page>
  );
}
