import { type RefObject, useEffect, useRef } from 'react';
import { keyOf } from './form-store.ts';
import type { Place } from './part.ts';
import { useAt, useForm } from './use-form.ts';

const controls =
  'input:enabled, textarea:enabled, select:enabled, button:enabled, a[href], [tabindex="0"], [contenteditable="true"]';

/** The frame of a place: when the person is led there, it comes into sight and its control takes the focus. */
export function useScrollToField(place: Place, isThere: boolean): RefObject<HTMLDivElement | null> {
  const store = useForm();
  const frame = useRef<HTMLDivElement>(null);
  const key = keyOf(place);
  const isSought = useAt(place, ({ sought }) => sought === key && key !== '') && isThere;
  useEffect(() => {
    if (!isSought || !frame.current) return;
    scrollToField(frame.current);
    store.seek(undefined);
  }, [isSought, store]);
  return frame;
}

/** Brings an element into sight and gives the focus to the first control in it that is wrong, or to the first at all. */
export function scrollToField(element: HTMLElement): void {
  const found = [...element.querySelectorAll<HTMLElement>(controls)];
  const control = found.find((one) => one.matches('[aria-invalid="true"]')) ?? found[0] ?? element;
  if (control === element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  control.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
