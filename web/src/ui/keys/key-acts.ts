/** A key and what it does on this screen. */
export interface KeyAct {
  /** As it is pressed: `a`, `?`, `Escape`, `mod+k` (Ctrl, on a Mac ⌘), `g t` (one after the other). */
  keys: string;
  /** What the help calls it. */
  name: string;
  /** Left out where a part hears the key by itself: the help names it all the same. */
  act?: () => void;
  /** Goes on while the key is held down. */
  repeats?: true;
}

/** Of two that want the same key the nearer one has it: the detail before its list, that before the frame. */
const layers = ['frame', 'screen', 'detail'] as const;
export type KeyLayer = (typeof layers)[number];

interface Group {
  name: string;
  layer: KeyLayer;
  acts: () => readonly KeyAct[];
}

const groups = new Set<Group>();

/** The nearest first; of one layer what came last. */
const nearestFirst = (): Group[] =>
  [...groups].reverse().sort((one, other) => layers.indexOf(other.layer) - layers.indexOf(one.layer));

/** How long the second key of two may take. */
const secondKeyWithin = 1_200;
let begun = '';
let forget: ReturnType<typeof setTimeout> | undefined;

/** Lets keys act while a screen is there; returns how to stop it. */
export function addKeyActs(group: Group): () => void {
  if (groups.size === 0) document.addEventListener('keydown', press);
  groups.add(group);
  return () => {
    groups.delete(group);
    if (groups.size === 0) document.removeEventListener('keydown', press);
  };
}

/** What keys do now, for the help: the nearest first, a key that two of them use only once. */
export function keyActsNow(): { name: string; acts: KeyAct[] }[] {
  const taken = new Set<string>();
  const byName = new Map<string, KeyAct[]>();
  for (const group of nearestFirst())
    for (const act of group.acts()) {
      if (taken.has(act.keys)) continue;
      taken.add(act.keys);
      byName.set(group.name, [...(byName.get(group.name) ?? []), act]);
    }
  return [...byName].map(([name, acts]) => ({ name, acts }));
}

const isHeardHere = (act: KeyAct): act is KeyAct & { act: () => void } => act.act !== undefined;

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const key = keyOf(event);
  // Arrows choose among radio buttons.
  if (key.startsWith('Arrow') && event.target instanceof HTMLInputElement) return;
  const hasModifier = event.ctrlKey || event.metaKey;
  // A key never acts while one types or answers a question; with Ctrl it types nothing.
  if (isAsked() || (!hasModifier && isTyped(event.target))) return;
  const pressed = hasModifier ? `mod+${key}` : key;
  const all = nearestFirst().flatMap(({ acts }) => acts().filter(isHeardHere));
  const sought = begun === '' ? [pressed] : [`${begun} ${pressed}`, pressed];
  endSequence();
  for (const keys of sought) {
    const found = all.find((act) => act.keys === keys);
    if (found) {
      event.preventDefault();
      if (!event.repeat || found.repeats) found.act();
      return;
    }
    if (all.some((act) => act.keys.startsWith(`${keys} `))) {
      event.preventDefault();
      begun = keys;
      forget = setTimeout(endSequence, secondKeyWithin);
      return;
    }
  }
}

function endSequence(): void {
  begun = '';
  clearTimeout(forget);
}

/** Letters are told apart by what is on the key: an input method that is on keeps the letter to itself. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key === 'Process' && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

/** While one of these is open, the keys are its own. */
const isAsked = () => document.querySelector('dialog:modal, .drop-down:popover-open') !== null;

const pressedNotTyped = ['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'color', 'file'];

/** Whether a key that is pressed there writes something, or chooses by letters. */
export function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressedNotTyped.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="menu"] *, [role="listbox"] *');
}
