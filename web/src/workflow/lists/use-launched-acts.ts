import { deleteFlow, getFlow, urgeFlow, withdrawFlow } from '@fairway/contract/workflow.ts';
import { countTasks, type LaunchItem, listLaunched } from '@fairway/contract/workflow-lists.ts';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { namesOfFew } from '../flow-page/next-people.ts';
import { isDeletable } from '../flow-status.ts';
import { personName } from '../person-name.ts';

const running = 1;

/** What can be done with a request without opening it. */
export function useLaunchedActs(): (flow: LaunchItem) => Act[] {
  const words = useWords();
  const refreshes = [listLaunched, countTasks, getFlow];
  const urging = useCommand(urgeFlow);
  const withdrawing = useCommand(withdrawFlow, { refreshes });
  const removing = useCommand(deleteFlow, { refreshes });

  const urge = ({ id, waitsFor }: LaunchItem) => {
    const names = namesOfFew(waitsFor.map(personName), words);
    const done = names ? words('flowUrgedPeople', { names }) : words('flowUrged');
    urging.mutate({ params: { taskId: id } }, { onSuccess: () => toast(done) });
  };
  const withdraw = async ({ id, fullName }: LaunchItem) => {
    const isSure = await confirm({
      title: words('flowWithdrawConfirm', { name: fullName }),
      body: words('flowWithdrawBody'),
      agree: words('flowWithdraw'),
    });
    if (!isSure) return;
    withdrawing.mutate(
      { params: { taskId: id }, body: {} },
      { onSuccess: () => toast(words('flowWithdrawn')) },
    );
  };
  const remove = async ({ id, fullName, status }: LaunchItem) => {
    if (!isDeletable(status)) return toast(words('flowNotDeletable'));
    const isSure = await confirm({
      title: words('flowDeleteConfirm', { name: fullName }),
      body: words('flowDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (!isSure) return;
    removing.mutate({ params: { taskId: id } }, { onSuccess: () => toast(words('flowDeleted')) });
  };

  return (flow) => [
    ...(flow.status === running
      ? [
          { name: words('flowUrge'), icon: 'bell' as const, act: () => urge(flow) },
          { name: words('flowWithdraw'), icon: 'undo' as const, act: () => void withdraw(flow) },
        ]
      : []),
    { name: words('delete'), icon: 'trash', tone: 'danger', act: () => void remove(flow) },
  ];
}
