import { useEffect, useEffectEvent } from 'react';

interface ToolKeys {
  filter: () => void;
  search: () => void;
}

/** F opens the filters, / goes to the search, unless somebody types or a dialog is open. */
export function useToolKeys({ filter, search }: ToolKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isWriting =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    if (isWriting || document.querySelector('dialog:modal, .drop-down:popover-open')) return;
    if (event.key === 'f') filter();
    else if (event.key === '/') search();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
