import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TreeRow } from '../../ui/tree-row.tsx';
import { TreeRows, type TreeRowsHandle } from '../../ui/tree-rows.tsx';
import './choice-rows.css';
import { choiceKey, nameOf, type TreeChoice } from './tree-choice.ts';

interface ChoiceRowsProps {
  label: string;
  rows: readonly TreeChoice[];
  /** Found by a search: each says where it stands. */
  isFound: boolean;
  multiple: boolean;
  chosen: ReadonlySet<string>;
  onPick: (choice: TreeChoice) => void;
  onOpen: (choice: TreeChoice) => void;
  /** Up one level; left out where there is none. */
  onUp?: (() => void) | undefined;
}

const rowHeight = 53;

/** The choices of a level of a tree, or those that were found. */
export function ChoiceRows({ isFound, multiple, chosen, onOpen, onUp, ...list }: ChoiceRowsProps) {
  const { rows, onPick } = list;
  const handle = useRef<TreeRowsHandle>(null);
  const hadFocus = useRef(false);
  // The rows are made anew with each drawing.
  const listKey = `${rows.length} ${rows[0] && choiceKey(rows[0])}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another level is shown
  useLayoutEffect(() => {
    // The row that was opened is gone with its level: the keys go on at the new one.
    if (hadFocus.current) handle.current?.goTo(0);
    hadFocus.current = false;
  }, [listKey]);
  const leave = (act: () => void) => {
    hadFocus.current = Boolean(document.activeElement?.closest('.tree-rows'));
    act();
  };
  const open = (choice: TreeChoice) => leave(() => onOpen(choice));
  return (
    <TreeRows
      {...list}
      ref={handle}
      rowHeight={rowHeight}
      listKey={listKey}
      onOpen={open}
      onUp={onUp && (() => leave(onUp))}
      spacePresses
    >
      {(choice, index, isActive) => (
        <ChoiceRow
          key={choiceKey(choice)}
          choice={choice}
          isFound={isFound}
          index={index}
          isActive={isActive}
          isChosen={chosen.has(choiceKey(choice))}
          multiple={multiple}
          onPick={() => onPick(choice)}
          onOpen={() => open(choice)}
        />
      )}
    </TreeRows>
  );
}

interface ChoiceRowProps {
  choice: TreeChoice;
  isFound: boolean;
  index: number;
  isActive: boolean;
  isChosen: boolean;
  multiple: boolean;
  onPick: () => void;
  onOpen: () => void;
}

/** A press on the line opens what is below it, otherwise it chooses; what can be both has a mark of its own. */
function ChoiceRow({ choice, isFound, isChosen, multiple, ...place }: ChoiceRowProps) {
  const words = useWords();
  const name = nameOf(choice);
  const opens = choice.canOpen && !(isFound && choice.canPick);
  const press = opens ? 'open' : choice.canPick ? 'pick' : 'nothing';
  return (
    <TreeRow
      className="choice-row"
      isChosen={isChosen}
      multiple={multiple}
      press={press}
      pickLabel={choice.canPick && opens ? words('pickThis', { name }) : undefined}
      {...place}
    >
      {press === 'pick' && <CheckMark state={isChosen ? 'on' : 'off'} round={!multiple} />}
      <span className="choice-row-words">
        <span>{name}</span>
        {isFound && choice.names.length > 1 && (
          <span className="choice-row-note">{choice.names.slice(0, -1).join(' / ')}</span>
        )}
      </span>
      {opens && <Icon name="chevron" size={18} />}
    </TreeRow>
  );
}
