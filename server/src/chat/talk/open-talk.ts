import type { Config } from '../../config.ts';
import type { Answers } from '../../live/answer-frames.ts';
import type { Cards } from './content.ts';
import { type DeliveryParts, openDelivery } from './deliver.ts';
import { openReading } from './read-up-to.ts';
import { messageSender } from './send-message.ts';
import { storeQueue } from './store-queue.ts';
import { pageTeller } from './tell-page.ts';

interface Parts extends DeliveryParts {
  config: Pick<Config, 'messagesPerSecond'>;
  now: () => Date;
  cards: Cards;
}

/** What people say to each other through sockets. */
export function openTalk(parts: Parts): Answers {
  const { database, log, config } = parts;
  const delivery = openDelivery(parts);
  const { messagesPerSecond } = config;
  const store = storeQueue({ database, log, messagesPerSecond, expect: delivery.expect });
  return {
    SendMessage: messageSender({ ...parts, store, delivery }),
    UpdateReadMessage: openReading(parts),
    MessageList: pageTeller(database),
  };
}
