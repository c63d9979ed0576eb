import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { queryClient } from '../wire/query-client.ts';
import { openSession } from '../wire/session-store.ts';
import type { Answer } from './answers.ts';
import { currentUser } from './people.ts';
import { render } from './render.ts';
import { enterRoom, type Room } from './room.ts';

/** One part alone, for somebody who is signed in, in a room of its own. */
export async function showPart(part: ReactNode, answers: Record<string, Answer[]> = {}): Promise<Room> {
  const room = enterRoom();
  for (const [call, list] of Object.entries(answers)) await room.answer(call, ...list);
  openSession('bearer test', currentUser);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return room;
}
