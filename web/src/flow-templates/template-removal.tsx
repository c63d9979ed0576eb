import { deleteTemplate, listTemplates } from '@fairway/contract/workflow-templates.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { confirm } from '../ui/confirm.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { flowTemplatesPath } from './paths.ts';

interface TemplateRemovalProps {
  id: string;
  name: string;
  /** Before the screen is left: nothing is worth keeping any more. */
  onGone: () => void;
}

export function TemplateRemoval({ id, name, onGone }: TemplateRemovalProps) {
  const words = useWords();
  const navigate = useNavigate();
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
          onGone();
          toast(words('flowDeleted'));
          setTimeout(() => void navigate(flowTemplatesPath, { replace: true }));
        },
      },
    );
  };
  if (!canRemove) return null;
  return <IconButton icon="trash" label={words('flowTemplateDelete')} onClick={() => void remove()} />;
}
