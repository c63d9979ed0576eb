/** Does one thing at a time; what comes meanwhile is done together by the next. */
export function coalesce<T>(
  work: (gathered: T[]) => Promise<void>,
  onTrouble: (error: unknown, gathered: T[]) => void,
): (item: T) => void {
  let waiting: T[] = [];
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const gathered = waiting;
      waiting = [];
      await work(gathered).catch((error: unknown) => onTrouble(error, gathered));
    }
    isWorking = false;
  }

  return (item) => {
    waiting.push(item);
    if (!isWorking) void workOff();
  };
}
