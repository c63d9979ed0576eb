import { splitFullName } from '@fairway/domain/people/person-name.ts';
import { indexOf } from '../../people/pick-indexes.ts';
import { rememberPicks } from '../../people/recent-picks.ts';
import { PickSheet } from '../../people/select/pick-sheet.tsx';
import { usersSource } from '../../people/select/pick-source.ts';
import { usePickTree } from '../../people/select/use-pick-tree.ts';
import type { Mentioned } from './comment-draft.ts';

interface MentionSheetProps {
  open: boolean;
  onClose: () => void;
  onPick: (people: Mentioned[]) => void;
}

const everybody = usersSource({ selectType: 'all' });

/** Whom to call. */
export function MentionSheet({ open, onClose, onPick }: MentionSheetProps) {
  const found = usePickTree(everybody, open);
  const pick = (keys: string[]) => {
    const { byKey } = indexOf(found.tree ?? []);
    const people = keys.flatMap((key) => byKey.get(key)?.places.find(everybody.isPickable) ?? []);
    rememberPicks(everybody.kind, keys);
    onPick(people.map((node) => ({ id: node.id, name: splitFullName(node).name })));
  };
  return (
    <PickSheet
      source={everybody}
      found={found}
      multiple
      open={open}
      onClose={onClose}
      chosen={nobody}
      onConfirm={pick}
    />
  );
}

const nobody: readonly string[] = [];
