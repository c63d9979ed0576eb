import {
  type ConversationDetail,
  getConversation,
  listConversations,
  renameGroup,
} from '@fairway/contract/chat.ts';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../wire/calls.ts';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface RenameGroupSheetProps {
  group: ConversationDetail;
  onClose: () => void;
}

const longestName = 50;

export function RenameGroupSheet({ group, onClose }: RenameGroupSheetProps) {
  const words = useWords();
  const [name, setName] = useState(group.name);
  const [error, setError] = useState<string>();
  const rename = useCommand(renameGroup, { refreshes: [getConversation, listConversations] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(words('groupNameMissing'));
    rename.mutate({ params: { id: group.id }, body: { name: name.trim() } }, { onSuccess: onClose });
  };
  return (
    <Sheet title={words('groupRename')} open onClose={onClose}>
      <form className="form-stack" onSubmit={submit}>
        <TextField
          label={words('groupName')}
          maxLength={longestName}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        <Button look="primary" type="submit" wide busy={rename.isPending}>
          {words('save')}
        </Button>
      </form>
    </Sheet>
  );
}
