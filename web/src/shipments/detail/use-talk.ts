import { openRecordThread, type ThreadKind } from '@fairway/contract/chat.ts';
import { useOpenChat } from '../../chat/list/chat-paths.ts';
import { useCommand } from '../../wire/calls.ts';

/** Opens the conversation of a shipment: with the customer, or among staff. */
export function useTalk(shipment: { id: string; shipmentNo: string }) {
  const openChat = useOpenChat();
  const thread = useCommand(openRecordThread);
  return (kind: ThreadKind) =>
    thread.mutate(
      { body: { kind, id: shipment.id } },
      {
        onSuccess: (opened) =>
          openChat({ id: opened.id, peerId: '', name: shipment.shipmentNo, headIcon: '' }),
      },
    );
}
