import type { PointerEvent } from 'react';

interface Following {
  onDrag: (x: number, y: number) => void;
  onDrop: (x: number, y: number) => void;
  /** Let go where it was pressed. */
  onPress?: () => void;
  onCancel: () => void;
  /** With every picture, while it is dragged; true says that something has moved below it. */
  alongside?: (y: number) => boolean;
}

/** A hand trembles: less than this is a press. */
const threshold = 4;

/** Follows a mouse or a pen until it lets go; a finger scrolls. Esc takes it back. Returns how to stop. */
export function followPointer(pressed: PointerEvent, following: Following): () => void {
  if (pressed.button !== 0 || pressed.pointerType === 'touch') return () => undefined;
  const { clientX, clientY } = pressed;
  let last = { x: clientX, y: clientY };
  let isDragged = false;
  let frame = 0;
  const draw = () => following.onDrag(last.x, last.y);
  const eachPicture = () => {
    if (following.alongside?.(last.y)) draw();
    frame = requestAnimationFrame(eachPicture);
  };
  const move = (event: globalThis.PointerEvent) => {
    last = { x: event.clientX, y: event.clientY };
    if (!isDragged && Math.hypot(last.x - clientX, last.y - clientY) < threshold) return;
    if (!isDragged) frame = requestAnimationFrame(eachPicture);
    isDragged = true;
    draw();
  };
  const end = () => {
    cancelAnimationFrame(frame);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', giveUp, true);
    document.documentElement.classList.remove('event-dragging');
  };
  const up = () => {
    end();
    if (!isDragged) return following.onPress?.();
    swallowClick();
    following.onDrop(last.x, last.y);
  };
  const cancel = () => {
    end();
    following.onCancel();
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', giveUp, true);
  document.documentElement.classList.add('event-dragging');
  return cancel;
}

/** What was dragged was not pressed. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
