import { type RefObject, useEffect, useEffectEvent } from 'react';
import { heldIn, type Size, type View, zoomedAt } from './view.ts';
import type { Spot } from './world.ts';

interface Gestures {
  view: View | undefined;
  size: Size;
  onView: (view: View) => void;
  onPress: (spot: Spot) => void;
  onHover: (spot: Spot | undefined) => void;
}

/** A finger or a mouse that moved further than this was no press. */
const still = 6;

/** Fingers and the mouse move the map, two fingers and the wheel magnify it, a press asks what is there. */
export function useMapGestures(canvas: RefObject<HTMLCanvasElement | null>, gestures: Gestures): void {
  const now = useEffectEvent(() => gestures);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fingers = new Map<number, Spot>();
    let moved = 0;
    const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, spotOf(event));
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const { view, size, onView, onHover } = now();
      const [spot, before] = [spotOf(event), fingers.get(event.pointerId)];
      if (!before) return event.pointerType === 'mouse' ? onHover(spot) : undefined;
      if (!view) return;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, spot);
      moved += Math.hypot(spot.x - before.x, spot.y - before.y);
      if (moved < still) return;
      if (!other)
        return onView(
          heldIn({ ...view, x: view.x + spot.x - before.x, y: view.y + spot.y - before.y }, size),
        );
      const distance = (one: Spot) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      const centre = { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 };
      onView(zoomedAt(view, distance(spot) / distance(before), centre, size));
    };
    const up = (event: PointerEvent) => {
      const isPress = fingers.size === 1 && moved < still && event.type === 'pointerup';
      if (!fingers.delete(event.pointerId) || !isPress) return;
      now().onPress(spotOf(event));
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { view, size, onView } = now();
      if (view) onView(zoomedAt(view, Math.exp(-event.deltaY * 0.0015), spotOf(event), size));
    };
    const leave = () => now().onHover(undefined);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('wheel', wheel);
    };
  }, [canvas]);
}
