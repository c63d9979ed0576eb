import { useEffect, useEffectEvent } from 'react';

/** Esc does this, unless a dialog or a field has its own use for it. */
export function useEscape(act: () => void, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (typing || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
