/** For each message somebody may write, their screens say so many frames a second, and so many at once: a resend of everything written offline still passes. */
const perMessage = 10;
const atOncePerMessage = 60;
/** More people than this are counted only while they say something. */
const mostRemembered = 10_000;

interface Counted {
  room: number;
  last: number;
}

/** Counts what one person says on all of their sockets; false once it is too much. Opening another socket gives no more. */
export function frameLimit(messagesPerSecond: number, now = () => performance.now()) {
  const atOnce = messagesPerSecond * atOncePerMessage;
  const people = new Map<string, Counted>();

  const roomOf = ({ room, last }: Counted, time: number) =>
    Math.min(atOnce, room + ((time - last) / 1000) * messagesPerSecond * perMessage);

  /** Whoever has all of their room again need not be remembered. */
  function forgetQuiet(time: number): void {
    for (const [userId, counted] of people) if (roomOf(counted, time) >= atOnce) people.delete(userId);
  }

  return function admit(userId: string): boolean {
    const time = now();
    if (people.size > mostRemembered) forgetQuiet(time);
    const before = people.get(userId) ?? { room: atOnce, last: time };
    const room = roomOf(before, time) - 1;
    people.set(userId, { room: Math.max(room, -1), last: time });
    return room >= 0;
  };
}
