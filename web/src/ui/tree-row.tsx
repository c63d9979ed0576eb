import type { ReactNode } from 'react';
import { CheckMark } from './check-mark.tsx';
import { Icon } from './icon.tsx';
import './tree-row.css';

interface TreeRowProps {
  index: number;
  /** The one row that Tab comes to. */
  isActive: boolean;
  isChosen: boolean;
  multiple: boolean;
  /** What a press on the line itself does. */
  press: 'pick' | 'open' | 'nothing';
  /** What the mark of its own says, for a row that can be picked though a press does something else. */
  pickLabel?: string | undefined;
  /** What the arrow of its own says, for a row that can be opened though a press does something else. */
  openLabel?: string | undefined;
  className: string;
  onPick: () => void;
  onOpen: () => void;
  children: ReactNode;
}

/** A line of `TreeRows`. */
export function TreeRow(props: TreeRowProps) {
  const { index, isActive, isChosen, multiple, press, pickLabel, openLabel, onPick, onOpen } = props;
  return (
    <div className={`tree-row ${props.className}${isChosen ? ' tree-row-chosen' : ''}`}>
      {pickLabel !== undefined && (
        <button
          type="button"
          className="tree-row-check"
          tabIndex={-1}
          aria-pressed={isChosen}
          aria-label={pickLabel}
          onClick={onPick}
        >
          <CheckMark state={isChosen ? 'on' : 'off'} round={!multiple} />
        </button>
      )}
      <button
        type="button"
        className="tree-row-main"
        data-row={index}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={press === 'pick' ? isChosen : undefined}
        aria-disabled={press === 'nothing' || undefined}
        onClick={{ pick: onPick, open: onOpen, nothing: undefined }[press]}
      >
        {props.children}
      </button>
      {openLabel !== undefined && (
        <button type="button" className="tree-row-open" tabIndex={-1} aria-label={openLabel} onClick={onOpen}>
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}
