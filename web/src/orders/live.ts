import type { FrameHandlers } from '../wire/socket/frame-handlers.ts';
import { orderScreen } from './paths.ts';

const refresh = () => void import('./order-reads.ts').then((file) => file.refreshOrders());

/** Who is told of an order may have it on the screen, as it was before. */
export const orderHandlers: FrameHandlers<'messagePush'> = {
  messagePush({ link = '' }) {
    if (link.startsWith(`${orderScreen}?`)) refresh();
  },
};

export const refreshAfterGap = refresh;
