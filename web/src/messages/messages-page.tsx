import { useState } from 'react';
import { MessageList } from './message-list.tsx';
import { TickedMessages } from './ticked-messages.tsx';

/** In-site messages: announcements, flows, the system's and the calendar's. */
export function MessagesPage() {
  const [isTicking, setIsTicking] = useState(false);
  if (isTicking) return <TickedMessages onClose={() => setIsTicking(false)} />;
  return <MessageList onTick={() => setIsTicking(true)} />;
}
