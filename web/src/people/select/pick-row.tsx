import type { TreeNode } from '@fairway/contract/organisation.ts';
import { splitFullName } from '@fairway/domain/people/person-name.ts';
import type { PickEntry } from '@fairway/domain/people/pick-index.ts';
import { marksIn, marksInAccount } from '@fairway/domain/people/search-marks.ts';
import { useWords } from '../../language/words.ts';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { TreeRow } from '../../ui/tree-row.tsx';
import { NodeIcon } from '../node-icon.tsx';
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

export function PickRow({ row, isChosen, multiple, ...place }: PickRowProps) {
  const words = useWords();
  const { name, account } = splitFullName(row.node);
  const { found } = row;
  const accountMarks = found ? marksInAccount(found.entry, found.query) : [];
  const picks = row.press === 'pick';
  return (
    <TreeRow
      className="pick-row"
      isChosen={isChosen}
      multiple={multiple}
      press={row.press}
      pickLabel={row.canPick && !picks ? words('pickThis', { name }) : undefined}
      openLabel={picks && row.canOpen ? words('pickOpen', { name }) : undefined}
      {...place}
    >
      {picks && multiple && <CheckMark state={isChosen ? 'on' : 'off'} />}
      <NodeIcon node={row.node} />
      <span className="pick-row-words">
        <span className="pick-row-name">
          <MarkedText text={name} marks={found ? marksIn(found.entry, found.query) : []} />
          {accountMarks.length > 0 && (
            <span className="pick-row-account">
              <MarkedText text={account} marks={accountMarks} />
            </span>
          )}
        </span>
        {row.note && <span className="pick-row-note">{row.note}</span>}
      </span>
      {picks && !multiple && isChosen && <Icon name="check" />}
      {row.press === 'open' && <Icon name="chevron" />}
    </TreeRow>
  );
}
