import { type MouseEvent, type TouchEvent, useEffect, useRef } from 'react';

const longEnough = 450;
const tremble = 10;

/** A finger that stays, or a right click; with words selected a right click stays the browser's. */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const isPressed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.item(0);
      stop();
      isPressed.current = false;
      if (!touch || touches.length > 1) return;
      from.current = { x: touch.clientX, y: touch.clientY };
      timer.current = setTimeout(() => {
        isPressed.current = true;
        act();
      }, longEnough);
    },
    onTouchMove({ touches }: TouchEvent) {
      const touch = touches.item(0);
      const { x, y } = from.current;
      if (!touch || Math.hypot(touch.clientX - x, touch.clientY - y) > tremble) stop();
    },
    onTouchEnd(event: TouchEvent) {
      stop();
      // The finger that opened the menu must not also press what lies below it.
      if (isPressed.current) event.preventDefault();
    },
    onTouchCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      stop();
      if (!isPressed.current) act();
    },
  };
}
