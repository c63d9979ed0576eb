import type { TreeNode } from '@fairway/contract/organisation.ts';
import { Virtualizer } from 'virtua';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { indexOf } from '../pick-indexes.ts';
import './pick-chosen.css';
import { ChosenWords } from './chosen-words.tsx';
import { useChosenNames } from './use-chosen-names.ts';

interface PickChosenProps {
  tree: TreeNode[] | undefined;
  chosen: readonly string[];
  /** How many they are, in words. */
  words: 'pickChosenPeople' | 'pickChosenCount';
  onChange: (chosen: string[]) => void;
}

/** Everything that is chosen so far: take one away, or all. */
export function PickChosen({ tree, chosen, words: counted, onChange }: PickChosenProps) {
  const words = useWords();
  const names = useChosenNames(chosen, tree && indexOf(tree));
  if (names.length === 0) return <Empty title={words('pickNoneChosen')} />;
  return (
    <>
      <div className="pick-heading">
        <h3>{words(counted, { count: names.length })}</h3>
        <Button look="quiet" onClick={() => onChange([])}>
          {words('pickClear')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <div className="pick-chosen" tabIndex={0}>
        <Virtualizer as="ul" item="li" data={names}>
          {(one) => (
            <div key={one.key} className="pick-chosen-row">
              <ChosenWords chosen={one} />
              <IconButton
                icon="close"
                label={words('pickRemove', { name: one.name })}
                onClick={() => onChange(chosen.filter((key) => key !== one.key))}
              />
            </div>
          )}
        </Virtualizer>
      </div>
    </>
  );
}
