/** Held in every tab while somebody looks at it: tabs of one browser know of each other by it. */
const lookedAt = 'looked at';

let lookAway: (() => void) | undefined;

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether somebody looks at this page, or at another tab of it. */
export async function isVisibleInAnyTab(): Promise<boolean> {
  if (isLookedAt()) return true;
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === lookedAt) ?? false;
}

function follow(): void {
  const isNow = isLookedAt();
  if (isNow === (lookAway !== undefined)) return;
  lookAway?.();
  lookAway = undefined;
  if (!isNow) return;
  const away = new Promise<void>((resolve) => {
    lookAway = resolve;
  });
  void navigator.locks?.request(lookedAt, { mode: 'shared' }, () => away);
}

for (const event of ['focus', 'blur']) addEventListener(event, follow);
document.addEventListener('visibilitychange', follow);
follow();
