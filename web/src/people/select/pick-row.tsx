import type { TreeNode } from '@fairway/contract/organisation.ts';
import { splitFullName } from '@fairway/domain/people/person-name.ts';
import type { PickEntry } from '@fairway/domain/people/pick-index.ts';
import { marksIn, marksInAccount } from '@fairway/domain/people/search-marks.ts';
import { useWords } from '../../language/words.ts';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { NodeSign } from '../node-sign.tsx';
import './pick-row.css';

/** A node as one line of a list, and what may be done with it here. */
export interface PickRowData {
  key: string;
  node: TreeNode;
  canPick: boolean;
  canOpen: boolean;
  /** What a press on the line itself does. */
  press: 'pick' | 'open' | 'nothing';
  /** Where it stands, or how many are below it. */
  note: string;
  /** What found it, if it was searched for. */
  found?: { entry: PickEntry; query: string };
}

interface PickRowProps {
  row: PickRowData;
  index: number;
  isChosen: boolean;
  isActive: boolean;
  multiple: boolean;
  onPick: () => void;
  onOpen: () => void;
}

export function PickRow({ row, index, isChosen, isActive, multiple, onPick, onOpen }: PickRowProps) {
  const words = useWords();
  const { name, account } = splitFullName(row.node);
  const { found } = row;
  const picks = row.press === 'pick';
  const mark = <CheckMark state={isChosen ? 'on' : 'off'} round={!multiple} />;
  return (
    <div className={`pick-row${isChosen ? ' pick-row-chosen' : ''}`}>
      {row.canPick && !picks && (
        <button
          type="button"
          className="pick-row-check"
          aria-pressed={isChosen}
          aria-label={words('pickThis', { name })}
          tabIndex={-1}
          onClick={onPick}
        >
          {mark}
        </button>
      )}
      <button
        type="button"
        className="pick-row-main"
        data-pick-row={index}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={picks ? isChosen : undefined}
        aria-disabled={row.press === 'nothing' || undefined}
        onClick={picks ? onPick : row.canOpen ? onOpen : undefined}
      >
        {picks && multiple && mark}
        <NodeSign node={row.node} />
        <span className="pick-row-words">
          <span className="pick-row-name">
            <MarkedText text={name} marks={found ? marksIn(found.entry, found.query) : []} />
            {account && (
              <span className="pick-row-account">
                <MarkedText text={account} marks={found ? marksInAccount(found.entry, found.query) : []} />
              </span>
            )}
          </span>
          {row.note && <span className="pick-row-note">{row.note}</span>}
        </span>
        {picks && !multiple && isChosen && <Icon name="check" />}
        {row.press === 'open' && <Icon name="chevron" />}
      </button>
      {picks && row.canOpen && (
        <button
          type="button"
          className="pick-row-open"
          aria-label={words('pickOpen', { name })}
          tabIndex={-1}
          onClick={onOpen}
        >
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}
