import { getFlow } from '@fairway/contract/workflow.ts';
import { deleteMonitored, type LaunchItem, listMonitored } from '@fairway/contract/workflow-lists.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { isDeletable } from '../flow-status.ts';

/** What a manager of flows does without opening one; everything else is on the flow itself. */
export function useMonitoredActs(): (flow: LaunchItem) => Act[] {
  const words = useWords();
  const canManage = useCan('flowMonitor', 'button', 'btn_manage');
  const removing = useCommand(deleteMonitored, { refreshes: [listMonitored, getFlow] });
  const remove = async ({ id, fullName }: LaunchItem) => {
    const isSure = await confirm({
      title: words('flowDeleteConfirm', { name: fullName }),
      body: words('flowDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (!isSure) return;
    removing.mutate(
      { body: { ids: [id] } },
      { onSuccess: ([outcome]) => toast(outcome?.problem || words('flowDeleted')) },
    );
  };
  return (flow) =>
    canManage && isDeletable(flow.status)
      ? [{ name: words('delete'), icon: 'trash', tone: 'danger', act: () => void remove(flow) }]
      : [];
}
