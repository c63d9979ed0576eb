interface TypedAhead {
  text: string;
  /** They have pressed Enter already, and nothing after it. */
  isEntered: boolean;
}

let typed: TypedAhead = { text: '', isEntered: false };
let stop: (() => void) | undefined;
/** A field that never comes must not keep the keys. */
const longest = 10_000;

/** Keeps what is typed from now on for a field that is on its way: whoever knows the key does not look and wait. */
export function holdTyping(): void {
  stop?.();
  typed = { text: '', isEntered: false };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed.text = typed.text.slice(0, -1);
    else if (event.key.length === 1) typed.text += event.key;
    else if (event.key !== 'Enter') return;
    typed.isEntered = event.key === 'Enter';
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', press, true);
  const given = setTimeout(() => stop?.(), longest);
  stop = () => {
    clearTimeout(given);
    removeEventListener('keydown', press, true);
  };
}

/** What was typed; from now on the field itself takes it. */
export function takeTyping(): TypedAhead {
  stop?.();
  stop = undefined;
  return typed;
}
