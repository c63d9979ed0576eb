import {
  type Delegation,
  deleteDelegation,
  getDelegation,
  listDelegations,
  stopDelegation,
} from '@fairway/contract/workflow-delegations.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { isInForce, isOver } from './delegation-state.ts';
import { delegationFormPath } from './paths.ts';

const shownBy = [listDelegations, getDelegation];

/** What can be done with a delegation of one's own. */
export function useDelegationActs(): (delegation: Delegation) => Act[] {
  const words = useWords();
  const navigate = useNavigate();
  const stopping = useCommand(stopDelegation, { refreshes: shownBy });
  const deleting = useCommand(deleteDelegation, { refreshes: shownBy });
  const stop = async ({ id }: Delegation) => {
    const question = { title: words('entrustStopAsk'), body: words('entrustStopLine'), danger: true };
    if (!(await confirm({ ...question, agree: words('entrustStop') }))) return;
    stopping.mutate({ params: { id } }, { onSuccess: () => toast(words('entrustStopped')) });
  };
  const remove = async ({ id }: Delegation) => {
    const question = { title: words('entrustDeleteAsk'), agree: words('delete'), danger: true };
    if (!(await confirm(question))) return;
    deleting.mutate({ params: { id } }, { onSuccess: () => toast(words('entrustDeleted')) });
  };
  return (delegation) => {
    const edit: Act = {
      name: words('edit'),
      icon: 'edit',
      act: () => void navigate(delegationFormPath(delegation.id)),
    };
    const end: Act = isInForce(delegation)
      ? { name: words('entrustStop'), icon: 'pending', tone: 'danger', act: () => void stop(delegation) }
      : { name: words('delete'), icon: 'trash', tone: 'danger', act: () => void remove(delegation) };
    return isOver(delegation) ? [end] : [edit, end];
  };
}
