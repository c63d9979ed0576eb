import { deleteTemplate, listTemplates } from '@fairway/contract/workflow-templates.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { confirm } from '../ui/confirm.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';

interface TemplateRemovalProps {
  id: string;
  name: string;
  /** Leaves the screen. */
  onGone: () => void;
}

export function TemplateRemoval({ id, name, onGone }: TemplateRemovalProps) {
  const words = useWords();
  const canRemove = useCan('flowTemplates', 'button', 'btn_remove');
  const removing = useCommand(deleteTemplate, { refreshes: [listTemplates] });
  const remove = async () => {
    const isSure = await confirm({
      title: words('flowDeleteConfirm', { name }),
      body: words('flowDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (!isSure) return;
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast(words('flowDeleted'));
          onGone();
        },
      },
    );
  };
  if (!canRemove) return null;
  return <IconButton icon="trash" label={words('flowTemplateDelete')} onClick={() => void remove()} />;
}
