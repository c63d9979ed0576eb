import { addGroupMembers, getConversation } from '@fairway/contract/chat.ts';
import { mixedIdOf } from '@fairway/domain/people/mixed-id.ts';
import { indexOf } from '../../people/pick-indexes.ts';
import { PickSheet } from '../../people/select/pick-sheet.tsx';
import { mixedSource } from '../../people/select/pick-source.ts';
import { usePickTree } from '../../people/select/use-pick-tree.ts';
import { useCommand } from '../../wire/calls.ts';
import { useExpandSelection } from './expand-selection.ts';

interface AddMembersProps {
  groupId: string;
  open: boolean;
  onClose: () => void;
}

/** The people selector; whoever is picked comes into the group. */
export function AddMembers({ groupId, open, onClose }: AddMembersProps) {
  const found = usePickTree(mixedSource, open);
  const add = useCommand(addGroupMembers, { refreshes: [getConversation] });
  const behind = useExpandSelection();
  const bringIn = (keys: readonly string[]) => {
    const index = found.tree && indexOf(found.tree);
    const chosen = keys.flatMap((key) => {
      const node = index?.byKey.get(key)?.places.find(mixedSource.isPickable);
      return node ? [mixedIdOf(node)] : [];
    });
    behind.mutate(chosen, {
      onSuccess: (userIds) =>
        userIds.length > 0 && add.mutate({ params: { id: groupId }, body: { userIds } }),
    });
  };
  return (
    <PickSheet
      source={mixedSource}
      found={found}
      multiple
      open={open}
      onClose={onClose}
      chosen={[]}
      onConfirm={bringIn}
    />
  );
}
