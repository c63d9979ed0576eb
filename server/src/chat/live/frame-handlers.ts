import type { Config } from '../../config.ts';
import type { Answers } from '../../live/answer-frames.ts';
import { sentFiles } from '../conversations/history/sent-files.ts';
import { threadGate } from '../conversations/threads/thread-gate.ts';
import type { Threads } from '../conversations/threads/threads.ts';
import type { Cards } from './content.ts';
import { type DeliveryParts, openDelivery } from './deliver.ts';
import { historyPages } from './history-page.ts';
import { openReading } from './read-up-to.ts';
import { messageSender } from './send-message.ts';
import { storeQueue } from './store-queue.ts';

interface Parts extends DeliveryParts {
  config: Pick<Config, 'messagesPerSecond'>;
  now: () => Date;
  cards: Cards;
  threads: Threads;
}

/** What people say to each other through sockets. */
export function openChatFrames(parts: Parts): Answers {
  const { database, log, config } = parts;
  const delivery = openDelivery(parts);
  const gate = threadGate(parts);
  const shown = { cards: parts.cards, files: sentFiles(parts.threads) };
  const { messagesPerSecond } = config;
  const store = storeQueue({ database, log, messagesPerSecond, expect: delivery.expect });
  return {
    SendMessage: messageSender({ ...parts, shown, gate, store, delivery }),
    UpdateReadMessage: openReading({ ...parts, gate }),
    MessageList: historyPages({ ...parts, gate }),
  };
}
