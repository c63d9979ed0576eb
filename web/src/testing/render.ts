import { flushSync } from 'react-dom';
import { type RenderResult, render as renderSoon } from 'vitest-browser-react';

/** Draws it before it returns. Where tests run with React as it is shipped, there is no `act` that would. */
export async function render(...drawing: Parameters<typeof renderSoon>): Promise<RenderResult> {
  const screen = await flushSync(() => renderSoon(...drawing));
  return { ...screen, rerender: (next) => flushSync(() => screen.rerender(next)) };
}
