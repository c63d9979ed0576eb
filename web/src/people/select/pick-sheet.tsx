import { useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadError } from '../load-error.tsx';
import { PickChosen } from './pick-chosen.tsx';
import { PickFinder } from './pick-finder.tsx';
import './pick-sheet.css';
import type { PickKind, PickSource } from './pick-source.ts';
import type { PickTree } from './use-pick-tree.ts';

const titles: Record<PickKind, PlainKey> = {
  user: 'pickUser',
  users: 'pickUsers',
  subordinate: 'pickSubordinate',
  organisation: 'pickOrganisation',
  department: 'pickDepartment',
  position: 'pickPosition',
  role: 'pickRole',
  group: 'pickGroup',
};

/** What they choose is counted as people. */
const onlyPeople: readonly PickKind[] = ['user', 'subordinate'];

export interface PickSheetProps {
  source: PickSource;
  found: PickTree;
  multiple: boolean;
  open: boolean;
  onClose: () => void;
  /** What is chosen already, by key. */
  chosen: readonly string[];
  onConfirm: (chosen: string[]) => void;
}

/** The one sheet every selector opens: find by search or level by level, pick one or several. */
export function PickSheet(props: PickSheetProps) {
  const words = useWords();
  const { source, open, onClose } = props;
  const [shown, setShown] = useState<'tree' | 'chosen'>('tree');
  const [draft, setDraft] = useState<string[]>();
  const chosen = draft ?? [...props.chosen];
  const close = () => {
    setDraft(undefined);
    setShown('tree');
    onClose();
  };
  const confirm = (keys: string[]) => {
    props.onConfirm(keys);
    close();
  };
  const chosenWords = onlyPeople.includes(source.kind) ? 'pickChosenPeople' : 'pickChosenCount';
  const actions = props.multiple && (
    <>
      <Button
        icon={shown === 'chosen' ? 'back' : 'list'}
        aria-pressed={shown === 'chosen'}
        disabled={chosen.length === 0 && shown === 'tree'}
        onClick={() => setShown(shown === 'chosen' ? 'tree' : 'chosen')}
      >
        {shown === 'chosen' ? words('pickBackToTree') : words(chosenWords, { count: chosen.length })}
      </Button>
      <Button look="primary" onClick={() => confirm(chosen)}>
        {chosen.length > 0 ? words('pickConfirmCount', { count: chosen.length }) : words('confirm')}
      </Button>
    </>
  );
  return (
    <Sheet title={words(titles[source.kind])} open={open} onClose={close} actions={actions} fill>
      <div className="pick-sheet">
        {shown === 'chosen' ? (
          <PickChosen tree={props.found.tree} chosen={chosen} words={chosenWords} onChange={setDraft} />
        ) : (
          <PickBody
            {...props}
            chosen={chosen}
            onPick={(keys) => (props.multiple ? setDraft(keys) : confirm(keys))}
          />
        )}
      </div>
    </Sheet>
  );
}

interface PickBodyProps extends PickSheetProps {
  onPick: (keys: string[]) => void;
}

function PickBody({ source, found, multiple, chosen, onPick }: PickBodyProps) {
  const words = useWords();
  const { tree, problem, retry } = found;
  if (problem) return <LoadError problem={problem} onRetry={retry} />;
  if (!tree) return <Skeleton shape="line" count={7} />;
  if (tree.length === 0) return <Empty drawing="search" title={words('pickNothing')} />;
  return <PickFinder source={source} tree={tree} multiple={multiple} chosen={chosen} onChange={onPick} />;
}
