import { splitFullName } from '@fairway/domain/people/person-name.ts';
import { marksIn, marksInAccount } from '@fairway/domain/people/search-marks.ts';
import { Icon } from '../ui/icon.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import './contact-row.css';
import { NodeIcon } from './node-icon.tsx';
import type { NodeRow } from './use-contact-rows.ts';

interface ContactRowProps {
  row: NodeRow;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
}

export function ContactRow({ row, index, isOpen, onOpen }: ContactRowProps) {
  const { name, account } = splitFullName(row.node);
  const { found } = row;
  const marks = found ? marksIn(found.entry, found.query) : [];
  const accountMarks = found ? marksInAccount(found.entry, found.query) : [];
  return (
    <button
      type="button"
      className={`contact-row${isOpen ? ' contact-row-open' : ''}`}
      data-row={index}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <NodeIcon node={row.node} />
      <span className="contact-row-words">
        <span className="contact-row-name">
          <MarkedText text={name} marks={marks} />
          {accountMarks.length > 0 && (
            <span className="contact-row-account">
              <MarkedText text={account} marks={accountMarks} />
            </span>
          )}
        </span>
        {row.note && <span className="contact-row-note">{row.note}</span>}
      </span>
      {row.node.type !== 'user' && <Icon name="chevron" size={18} />}
    </button>
  );
}
