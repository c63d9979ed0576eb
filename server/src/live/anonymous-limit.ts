const aMinute = 60_000;
/** More addresses than this in a minute are forgotten: they must not fill our memory. */
const mostAddresses = 10_000;

/** Counts handshakes by address, as calls without a session are counted; those of people with a session do not count. */
export function anonymousLimit(mostInAMinute: number, now = () => performance.now()) {
  const strangers = new Map<string, number>();
  let since = now();

  return {
    /** Somebody comes; false when too many nobody knows came from there. */
    admit(address: string): boolean {
      if (now() - since > aMinute || strangers.size > mostAddresses) {
        strangers.clear();
        since = now();
      }
      const many = strangers.get(address) ?? 0;
      if (many >= mostInAMinute) return false;
      strangers.set(address, many + 1);
      return true;
    },
    /** It was no stranger. */
    forgive(address: string): void {
      const many = (strangers.get(address) ?? 0) - 1;
      if (many > 0) strangers.set(address, many);
      else strangers.delete(address);
    },
  };
}
