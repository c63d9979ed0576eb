import type { Reply } from '@fairway/contract/endpoint.ts';
import { acceptOrders, type OrderHead } from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { orderReads } from '../order-reads.ts';

export type Accepted = Reply<typeof acceptOrders>['list'];

/** Accepts the ticked orders; what came of each is shown. */
export function useBatchAccept() {
  const words = useWords();
  const [result, setResult] = useState<Accepted>();
  const accepting = useCommand(acceptOrders, { refreshes: orderReads });
  const accept = async (ticked: readonly OrderHead[], untick: () => void) => {
    const open = ticked.filter(({ can }) => can.includes('accept'));
    if (open.length === 0) return toast(words('orderBatchNone'));
    const left = ticked.length - open.length;
    const isSure = await confirm({
      title: words('orderBatchAsk', { count: open.length }),
      body: [words('orderBatchBody'), left > 0 && words('orderBatchSkipped', { count: left })]
        .filter(Boolean)
        .join(' '),
      agree: words('orderAccept'),
    });
    if (!isSure) return;
    const orders = open.map(({ id, version }) => ({ id, version }));
    const done = await accepting.mutateAsync({ body: { orders } }).catch(() => undefined);
    if (!done) return;
    setResult(done.list);
    untick();
  };
  return { accept, result, close: () => setResult(undefined) };
}
