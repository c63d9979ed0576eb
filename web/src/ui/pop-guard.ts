/** What hears of back and forward before the router does. */

/** Closes what is open above the screen, the topmost last. */
const closers: (() => void)[] = [];
type LeaveGuard = (event: PopStateEvent) => void;
let leaveGuard: LeaveGuard | undefined;
/** The entry the router stands at. */
let entry = 0;
let whenBack: (() => void) | undefined;

export function hearPop(event: PopStateEvent): void {
  if (whenBack) {
    event.stopImmediatePropagation();
    const goOn = whenBack;
    whenBack = undefined;
    goOn();
    return;
  }
  const close = closers.at(-1);
  if (close) takeBack(event, close);
  else leaveGuard?.(event);
}

/** The browser has gone already: it is brought back before `goOn`, and the router hears of neither move. */
export function takeBack(event: PopStateEvent, goOn: (delta: number) => void): void {
  const delta = entryIndex() - entry;
  if (delta === 0) return;
  event.stopImmediatePropagation();
  whenBack = () => goOn(delta);
  history.go(-delta);
}

/** To be told at every move the router makes. */
export function noteEntry(): void {
  entry = entryIndex();
}

export function closeOnPop(close: () => void): () => void {
  closers.push(close);
  return () => void closers.splice(closers.lastIndexOf(close), 1);
}

/** One screen has something to lose; what is open above it closes first. */
export function guardLeaving(guard: LeaveGuard): () => void {
  leaveGuard = guard;
  return () => {
    if (leaveGuard === guard) leaveGuard = undefined;
  };
}

/** The router numbers its own history entries. */
const entryIndex = () => (history.state as { idx?: number } | null)?.idx ?? entry;
