import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import './drop-down.css';

interface DropDownProps {
  /** What it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** `isLeft`: the focus has gone elsewhere and must not be brought back. */
  onClose: (isLeft: boolean) => void;
  /** As wide as what it hangs from, or as wide as it likes. */
  width?: 'anchor' | 'own';
  children: ReactNode;
  /** The choices of a field that keeps the focus: only a press elsewhere and the field itself close it. */
  manual?: boolean;
}

const gap = 4;
const edge = 8;

/** Hangs below something, or above it where there is more room; nothing around it cuts it off. */
export function DropDown({ anchor, open, onClose, width = 'anchor', children, manual }: DropDownProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const [element, hanger] = [box.current, anchor.current];
    if (!open || !element || !hanger) return;
    element.showPopover();
    const settle = () => placeBelow(element, hanger, width);
    settle();
    const sizes = new ResizeObserver(settle);
    sizes.observe(element);
    addEventListener('resize', settle);
    document.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('resize', settle);
      document.removeEventListener('scroll', settle, { capture: true });
    };
  }, [open, anchor, width]);
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || box.current?.contains(target) || anchor.current?.contains(target))
        return;
      close(true);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || manual || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close(false);
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', closeByKey, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', closeByKey, true);
    };
  }, [open, anchor, manual]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps to itself what belongs to what is inside
    <div
      ref={box}
      className="drop-down"
      popover="manual"
      // What is typed in here is not meant for the form or the grid it was opened from.
      onKeyDown={(event) => !manual && event.stopPropagation()}
      onPaste={(event) => !manual && event.stopPropagation()}
      onBlur={({ relatedTarget }) => {
        const isOutside = relatedTarget instanceof Node && !anchor.current?.contains(relatedTarget);
        if (isOutside && !box.current?.contains(relatedTarget)) onClose(true);
      }}
    >
      {children}
    </div>
  );
}

function placeBelow(element: HTMLElement, hanger: HTMLElement, width: 'anchor' | 'own'): void {
  const from = hanger.getBoundingClientRect();
  const below = innerHeight - from.bottom - gap - edge;
  const above = from.top - gap - edge;
  const isBelow = below >= Math.min(element.scrollHeight, 240) || below >= above;
  Object.assign(element.style, {
    width: width === 'anchor' ? `${from.width}px` : 'auto',
    maxWidth: `${innerWidth - 2 * edge}px`,
    maxHeight: `${Math.max(isBelow ? below : above, 120)}px`,
    top: isBelow ? `${from.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - from.top + gap}px`,
  });
  const left = Math.min(from.left, innerWidth - element.offsetWidth - edge);
  element.style.left = `${Math.max(left, edge)}px`;
}
