import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import './tree-editor.css';
import type { DropZone, Place, Step } from './tree-place.ts';

/** A line of the tree: something that can be moved, or a heading. */
export interface TreeLine<T> {
  id: string;
  name: string;
  icon: IconName;
  level: number;
  /** Undefined where there is nothing below. */
  isOpen: boolean | undefined;
  /** Nothing for a heading. */
  item: T | undefined;
  /** Something can be dropped into it. */
  isHolder: boolean;
  /** It is not in use: its name is struck through. */
  isClosed?: boolean;
  /** Said beside its name, and at the end of the line. */
  more?: ReactNode;
  count?: ReactNode;
}

interface TreeEditorProps<T> {
  label: string;
  lines: readonly TreeLine<T>[];
  openId: string | null;
  mayMove: boolean;
  dropPlace: (item: T, target: T, zone: DropZone) => Place | undefined;
  stepPlace: (item: T, step: Step) => Place | undefined;
  onOpen: (item: T) => void;
  onFold: (id: string, isOpen: boolean) => void;
  onMove: (item: T, place: Place) => void;
  onRemove: (item: T) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Upper and lower edge of a line put something beside it, the middle puts it below. */
function zoneOf({ clientY, currentTarget }: DragEvent<HTMLElement>, isHolder: boolean): DropZone {
  const { top, height } = currentTarget.getBoundingClientRect();
  const at = (clientY - top) / height;
  if (!isHolder) return at < 0.5 ? 'before' : 'after';
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'into';
}

/**
 * A tree that is read and changed by keys and by dragging. ↑ ↓ walk, → ← open and close, Enter shows; with Alt the arrows
 * move the line itself, Delete asks for its end.
 */
export function TreeEditor<T extends { id: string }>(props: TreeEditorProps<T>) {
  const { label, lines, openId, mayMove, dropPlace, stepPlace, onOpen, onFold, onMove, onRemove } = props;
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [dragged, setDragged] = useState<T | null>(null);
  const [over, setOver] = useState<{ id: string; zone: DropZone } | null>(null);
  // One line is in the tab order: that with the focus, that which is open, or the first.
  const active = lines.find(({ id }) => id === focused) ?? lines.find(({ id }) => id === openId) ?? lines[0];

  const goTo = (index: number) => {
    const line = lines[Math.max(0, Math.min(index, lines.length - 1))];
    if (line) tree.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(line.id)}"]`)?.focus();
  };
  const show = ({ id, item, isOpen }: TreeLine<T>) => (item ? onOpen(item) : onFold(id, !isOpen));
  const press = (event: KeyboardEvent, line: TreeLine<T>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing) return;
    const { item } = line;
    const step = steps[event.key];
    if (event.altKey) {
      if (!step || !item || !mayMove) return;
      event.preventDefault();
      const place = stepPlace(item, step);
      if (place) onMove(item, place);
      return;
    }
    const above = () => lines.slice(0, index).findLastIndex(({ level }) => level < line.level);
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => goTo(index + 1),
      ArrowUp: () => goTo(index - 1),
      Home: () => goTo(0),
      End: () => goTo(lines.length - 1),
      ArrowRight: () => (line.isOpen === false ? onFold(line.id, true) : line.isOpen && goTo(index + 1)),
      ArrowLeft: () => (line.isOpen ? onFold(line.id, false) : above() >= 0 && goTo(above())),
      Enter: () => show(line),
      ' ': () => show(line),
      Delete: item && mayMove ? () => onRemove(item) : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const drop = (target: T, zone: DropZone) => {
    const place = dragged && dropPlace(dragged, target, zone);
    setDragged(null);
    setOver(null);
    if (dragged && place) onMove(dragged, place);
  };
  return (
    <div ref={tree} role="tree" aria-label={label} className="tree-editor">
      {lines.map((line, index) => {
        const { item } = line;
        const isOver = over?.id === line.id ? ` tree-line-${over.zone}` : '';
        return (
          <div
            key={line.id}
            role="treeitem"
            data-line={line.id}
            className={`tree-line${isOver}${line.isClosed ? ' tree-line-closed' : ''}`}
            style={{ '--level': line.level } as React.CSSProperties}
            aria-level={line.level}
            aria-expanded={line.isOpen}
            aria-selected={line.id === openId}
            tabIndex={line.id === active?.id ? 0 : -1}
            draggable={mayMove && item !== undefined}
            onFocus={() => setFocused(line.id)}
            onKeyDown={(event) => press(event, line, index)}
            onClick={() => show(line)}
            onDragStart={(event) => {
              if (!item) return;
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', line.name);
              setDragged(item);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            onDragOver={(event) => {
              const zone = zoneOf(event, line.isHolder);
              if (!dragged || !item || !dropPlace(dragged, item, zone)) {
                setOver(null);
                return;
              }
              event.preventDefault();
              if (over?.id !== line.id || over.zone !== zone) setOver({ id: line.id, zone });
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (item) drop(item, zoneOf(event, line.isHolder));
            }}
          >
            {/* A press for pointers; keys have → and ←. */}
            <span
              className="tree-line-fold"
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                if (line.isOpen !== undefined) onFold(line.id, !line.isOpen);
              }}
            >
              {line.isOpen !== undefined && <Icon name="chevron" size={16} />}
            </span>
            <Icon name={line.icon} size={18} />
            <span className="tree-line-name">{line.name}</span>
            {line.more && <span className="tree-line-more">{line.more}</span>}
            {line.count && <span className="tree-line-count">{line.count}</span>}
          </div>
        );
      })}
    </div>
  );
}
