/** For each message somebody may write, their screens say so many frames a second, and so many at once: a resend of everything written offline still passes. */
const perMessage = 10;
const atOncePerMessage = 60;

/** Counts what one socket says; false once it says too much. */
export function frameLimit(messagesPerSecond: number, now = () => performance.now()): () => boolean {
  const atOnce = messagesPerSecond * atOncePerMessage;
  let room = atOnce;
  let last = now();
  return () => {
    const time = now();
    room = Math.min(atOnce, room + ((time - last) / 1000) * messagesPerSecond * perMessage) - 1;
    last = time;
    return room >= 0;
  };
}
