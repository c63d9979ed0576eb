import type { Unit } from '@fairway/contract/organisation-admin.ts';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { kindIcons } from '../unit-words.ts';
import { type DropZone, dropPlace, type Place, type Step, stepPlace } from './unit-place.ts';
import type { TreeLine } from './unit-rows.ts';
import './unit-tree.css';

interface UnitTreeProps {
  label: string;
  units: readonly Unit[];
  lines: readonly TreeLine[];
  openId: string | null;
  mayMove: boolean;
  onOpen: (unit: Unit) => void;
  onFold: (id: string, isOpen: boolean) => void;
  onMove: (unit: Unit, place: Place) => void;
  onRemove: (unit: Unit) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Upper and lower edge of a line put something beside it, the middle puts it below. */
function zoneOf({ clientY, currentTarget }: DragEvent<HTMLElement>, isOrganisation: boolean): DropZone {
  const { top, height } = currentTarget.getBoundingClientRect();
  const at = (clientY - top) / height;
  if (!isOrganisation) return at < 0.5 ? 'before' : 'after';
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'into';
}

/**
 * A tree that is read and changed by keys and by dragging. ↑ ↓ walk, → ← open and close, Enter shows; with Alt the arrows
 * move the unit itself, Delete asks for its end.
 */
export function UnitTree(props: UnitTreeProps) {
  const { label, units, lines, openId, mayMove, onOpen, onFold, onMove, onRemove } = props;
  const words = useWords();
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [dragged, setDragged] = useState<Unit | null>(null);
  const [over, setOver] = useState<{ id: string; zone: DropZone } | null>(null);
  // One line is in the tab order: that with the focus, that which is open, or the first.
  const active = lines.find(({ id }) => id === focused) ?? lines.find(({ id }) => id === openId) ?? lines[0];

  const goTo = (index: number) => {
    const line = lines[Math.max(0, Math.min(index, lines.length - 1))];
    if (line) tree.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(line.id)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, line: TreeLine, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.altKey) {
      if (!step || !line.unit || !mayMove) return;
      event.preventDefault();
      const place = stepPlace(units, line.unit, step);
      if (place) onMove(line.unit, place);
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
      Enter: () => (line.unit ? onOpen(line.unit) : onFold(line.id, !line.isOpen)),
      ' ': () => (line.unit ? onOpen(line.unit) : onFold(line.id, !line.isOpen)),
      Delete: line.unit && mayMove ? () => line.unit && onRemove(line.unit) : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const drop = (target: Unit, zone: DropZone) => {
    const place = dragged && dropPlace(units, dragged, target, zone);
    setDragged(null);
    setOver(null);
    if (dragged && place) onMove(dragged, place);
  };
  return (
    <div ref={tree} role="tree" aria-label={label} className="unit-tree">
      {lines.map((line, index) => {
        const { unit } = line;
        const isOrganisation = unit?.kind === 'company' || unit?.kind === 'department';
        const isOver = over?.id === line.id ? ` unit-line-${over.zone}` : '';
        return (
          <div
            key={line.id}
            role="treeitem"
            data-unit={line.id}
            className={`unit-line${isOver}${unit && !unit.isEnabled ? ' unit-line-closed' : ''}`}
            style={{ '--level': line.level } as React.CSSProperties}
            aria-level={line.level}
            aria-expanded={line.isOpen}
            aria-selected={line.id === openId}
            tabIndex={line.id === active?.id ? 0 : -1}
            draggable={mayMove && unit !== undefined}
            onFocus={() => setFocused(line.id)}
            onKeyDown={(event) => press(event, line, index)}
            onClick={() => (unit ? onOpen(unit) : onFold(line.id, !line.isOpen))}
            onDragStart={(event) => {
              if (!unit) return;
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', unit.fullName);
              setDragged(unit);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            onDragOver={(event) => {
              const zone = zoneOf(event, isOrganisation);
              if (!dragged || !unit || !dropPlace(units, dragged, unit, zone)) {
                setOver(null);
                return;
              }
              event.preventDefault();
              if (over?.id !== line.id || over.zone !== zone) setOver({ id: line.id, zone });
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (unit) drop(unit, zoneOf(event, isOrganisation));
            }}
          >
            {/* A press for pointers; keys have → and ←. */}
            <span
              className="unit-line-fold"
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                if (line.isOpen !== undefined) onFold(line.id, !line.isOpen);
              }}
            >
              {line.isOpen !== undefined && <Icon name="chevron" size={16} />}
            </span>
            <Icon name={unit ? kindIcons[unit.kind] : 'tag'} size={18} />
            <span className="unit-line-name">{line.name}</span>
            {unit?.manager && <span className="unit-line-more">{unit.manager.fullName}</span>}
            {unit && !unit.isEnabled && <span className="unit-line-more">{words('unitClosed')}</span>}
            {unit && unit.people > 0 && (
              <span className="unit-line-count">{words('unitPeople', { count: unit.people })}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}
