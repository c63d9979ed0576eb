import { type RefObject, useLayoutEffect } from 'react';

/** What is typed at once goes into the search. On a phone its keys would cover half of what is offered. */
export function useFirstFocus(box: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    // A dialog looks for the attribute when it opens.
    box.current?.setAttribute('autofocus', '');
    if (!box.current?.closest('dialog:not([open])')) box.current?.focus();
  }, [box]);
}
