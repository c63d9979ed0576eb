import './key-cap.css';

/** Words on the keys of every keyboard, and what they are called here where a sign says it. */
const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const nameOf = (key: string) =>
  key === 'mod' ? (isApple() ? '⌘' : 'Ctrl') : (signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** A key as it looks on the keyboard: `g t` is two caps, `mod+k` two that are held together. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <span className="key-caps">
      {keys.split(' ').map((step) => (
        <kbd key={step} className="key-cap">
          {step === '+' ? step : step.split('+').map(nameOf).join(' + ')}
        </kbd>
      ))}
    </span>
  );
}
