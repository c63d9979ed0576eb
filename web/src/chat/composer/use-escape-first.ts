import { useEffect, useEffectEvent } from 'react';

/** Esc does this before it closes the conversation, whose own ear for it may be older. Dialogs come first. */
export function useEscapeFirst(act: () => void, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn]);
}
