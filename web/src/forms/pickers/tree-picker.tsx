import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { choiceKey, nameOf, type TreeChoice } from './tree-choice.ts';
import './tree-picker.css';
import { ChoiceRows } from './choice-rows.tsx';
import { useFirstFocus } from './use-first-focus.ts';

/** Where one is in the tree; whoever has the tree says what is below. */
export interface TreeLevel {
  way: readonly TreeChoice[];
  onWay: (way: readonly TreeChoice[]) => void;
  /** Missing until they are there. */
  rows: readonly TreeChoice[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

export interface ChosenChoice {
  path: readonly string[];
  name: string;
}

interface TreePickerProps {
  title: string;
  level: TreeLevel;
  /** Everything that can be found by its name; left out where the tree is not known as a whole. */
  all?: readonly TreeChoice[] | undefined;
  multiple: boolean;
  chosen: readonly ChosenChoice[];
  onClose: () => void;
  onConfirm: (paths: (readonly string[])[]) => void;
}

/** A tree to choose from, level by level or by search. One: a tap is the choice. Several: what is chosen stays in sight. */
export function TreePicker({ title, level, all, multiple, chosen, onClose, onConfirm }: TreePickerProps) {
  const words = useWords();
  const [draft, setDraft] = useState<readonly ChosenChoice[]>(chosen);
  const [query, setQuery] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  useFirstFocus(searchBox);
  const chosenKeys = new Set(draft.map(choiceKey));
  const confirm = (paths: (readonly string[])[]) => {
    onConfirm(paths);
    onClose();
  };
  const pick = (choice: TreeChoice) => {
    if (!multiple) confirm([choice.path]);
    else if (chosenKeys.has(choiceKey(choice))) drop(choice);
    else setDraft([...draft, { path: choice.path, name: choice.names.join(' / ') }]);
  };
  const drop = (gone: Pick<TreeChoice, 'path'>) =>
    setDraft(draft.filter((one) => choiceKey(one) !== choiceKey(gone)));
  const open = (choice: TreeChoice) => {
    setQuery('');
    level.onWay(wayTo(choice));
  };
  const sought = query.trim().toLowerCase();
  const found = all?.filter((choice) => nameOf(choice).toLowerCase().includes(sought)).slice(0, mostFound);
  const rows = sought ? found : level.rows;
  const actions = multiple && (
    <>
      <Button onClick={onClose}>{words('cancel')}</Button>
      <Button look="primary" onClick={() => confirm(draft.map(({ path }) => path))}>
        {draft.length > 0 ? words('pickConfirmCount', { count: draft.length }) : words('confirm')}
      </Button>
    </>
  );
  return (
    <Sheet title={title} open onClose={onClose} actions={actions} fill>
      <div className="tree-picker">
        {all && (
          <div className="tree-picker-tools">
            <SearchBox ref={searchBox} value={query} onSearch={setQuery} wait={0} />
          </div>
        )}
        {multiple && draft.length > 0 && (
          <Chosen chosen={draft} onRemove={drop} onClear={() => setDraft([])} />
        )}
        {!sought && level.way.length > 0 && (
          <div className="tree-picker-way">
            <Crumbs
              label={words('pickWay')}
              steps={[
                { key: '', name: words('pickTop') },
                ...level.way.map((choice) => ({ key: choiceKey(choice), name: nameOf(choice) })),
              ]}
              onGoTo={(steps) => level.onWay(level.way.slice(0, steps - 1))}
            />
          </div>
        )}
        {rows && rows.length > 0 ? (
          <ChoiceRows
            label={sought ? words('pickResults') : (level.way.map(nameOf).at(-1) ?? words('pickTop'))}
            rows={rows}
            isFound={sought !== ''}
            multiple={multiple}
            chosen={chosenKeys}
            onPick={pick}
            onOpen={open}
            onUp={!sought && level.way.length > 0 ? () => level.onWay(level.way.slice(0, -1)) : undefined}
          />
        ) : (
          <NoChoices level={level} isSearch={sought !== ''} />
        )}
      </div>
    </Sheet>
  );
}

const mostFound = 200;

/** Each step of the way is opened, not only the last. */
function wayTo({ path, names }: TreeChoice): TreeChoice[] {
  return path.map((_, depth) => ({
    path: path.slice(0, depth + 1),
    names: names.slice(0, depth + 1),
    canPick: false,
    canOpen: true,
  }));
}

interface ChosenProps {
  chosen: readonly ChosenChoice[];
  onRemove: (one: ChosenChoice) => void;
  onClear: () => void;
}

function Chosen({ chosen, onRemove, onClear }: ChosenProps): ReactNode {
  const words = useWords();
  return (
    <div className="tree-picker-chosen">
      <ul aria-label={words('pickChosenCount', { count: chosen.length })}>
        {chosen.map((one) => (
          <li key={choiceKey(one)}>
            <Chip remove={{ label: words('pickRemove', { name: one.name }), onRemove: () => onRemove(one) }}>
              <span className="tree-picker-name">{one.name}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onClear}>
        {words('pickClear')}
      </Button>
    </div>
  );
}

function NoChoices({ level, isSearch }: { level: TreeLevel; isSearch: boolean }) {
  const words = useWords();
  if (isSearch) return <Empty drawing="search" title={words('noMatch')} />;
  if (level.isFailed)
    return (
      <Empty
        drawing="broken"
        title={words('loadFailed')}
        action={
          <Button icon="refresh" onClick={level.retry}>
            {words('retry')}
          </Button>
        }
      />
    );
  if (!level.rows) return <Skeleton shape="line" count={7} />;
  return <Empty drawing="search" title={words('pickNothing')} />;
}
