import type { ToDoCount } from '@fairway/contract/live.ts';
import { create } from 'zustand';
import { keepNumbers } from '../wire/kept-numbers.ts';
import { onOtherSession } from '../wire/session-changes.ts';

/** How many tasks wait for the person at this device, as the server told last. */
export const useToDoCount = create<ToDoCount>(() => ({ toDoCount: 0 }));

keepNumbers('toDo', useToDoCount);
onOtherSession(() => useToDoCount.setState({ toDoCount: 0 }));

/** A server that is older than this page tells nothing of it. */
export function noteToDos({ toDoCount }: Partial<ToDoCount>): void {
  if (toDoCount !== undefined) useToDoCount.setState({ toDoCount });
}
