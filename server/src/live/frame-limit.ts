/** Far more than a person's screens say; a resend of everything written offline still passes. */
const atOnce = 120;
const perSecond = 20;

/** Counts what one socket says; false once it says too much. */
export function frameLimit(now = () => performance.now()): () => boolean {
  let room = atOnce;
  let last = now();
  return () => {
    const time = now();
    room = Math.min(atOnce, room + ((time - last) / 1000) * perSecond) - 1;
    last = time;
    return room >= 0;
  };
}
