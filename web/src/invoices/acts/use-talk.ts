import { openRecordThread } from '@fairway/contract/chat.ts';
import type { InvoiceHead } from '@fairway/contract/invoices.ts';
import { useOpenChat } from '../../chat/list/chat-paths.ts';
import { useCommand } from '../../wire/calls.ts';

/** Opens the conversation about an invoice, between the customer and those who answer for it. */
export function useTalk({ id, invoiceNo }: Pick<InvoiceHead, 'id' | 'invoiceNo'>) {
  const openChat = useOpenChat();
  const thread = useCommand(openRecordThread);
  return () =>
    thread.mutate(
      { body: { kind: 'invoice', id } },
      { onSuccess: (opened) => openChat({ id: opened.id, peerId: '', name: invoiceNo, headIcon: '' }) },
    );
}
