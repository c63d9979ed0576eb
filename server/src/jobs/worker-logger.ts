import { Logger } from 'graphile-worker';

interface Log {
  error: (words: string) => void;
  warn: (words: string) => void;
  debug: (words: string) => void;
}

/** The worker's words in our log; what it does all day is of no interest. */
export const workerLogger = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
