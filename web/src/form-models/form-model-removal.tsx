import { deleteModel, listModels } from '@fairway/contract/form-models.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { confirm } from '../ui/confirm.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useCommand } from '../wire/calls.ts';

interface FormModelRemovalProps {
  id: string;
  name: string;
  /** Leaves the screen. */
  onGone: () => void;
}

export function FormModelRemoval({ id, name, onGone }: FormModelRemovalProps) {
  const words = useWords();
  const canRemove = useCan('formModels', 'button', 'btn_remove');
  const removing = useCommand(deleteModel, { refreshes: [listModels] });
  const remove = async () => {
    const isSure = await confirm({
      title: words('formModelDeleteConfirm', { name }),
      body: words('recordDeleteBody'),
      agree: words('delete'),
    });
    if (!isSure) return;
    removing.mutate({ params: { id } }, { onSuccess: onGone });
  };
  if (!canRemove) return null;
  return <IconButton icon="trash" label={words('formModelDelete')} onClick={() => void remove()} />;
}
