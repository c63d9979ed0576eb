import { buildPickIndex } from '@fairway/domain/people/pick-index.ts';
import { searchIndex } from '@fairway/domain/people/search-index.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { frameWords, loadWords } from '../language/words.ts';
import { UserSelect } from '../people/select/user-select.tsx';
import { clientCache } from '../wire/client-cache.ts';
import { queryClient } from '../wire/query-client.ts';
import '../ui/base.css';
import '../ui/tokens.css';

/** The selector as a form has it, with nothing around it. */
function Form() {
  const [people, setPeople] = useState<string[]>([]);
  return <UserSelect label="成员" multiple value={people} onChange={setPeople} />;
}

/** After what was asked for has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const timeout = () => new Promise<void>((resolve) => setTimeout(resolve));

async function open(): Promise<number> {
  const start = performance.now();
  const field = document.querySelector<HTMLElement>('.pick-box-open');
  field?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  field?.click();
  while (!document.querySelector('.pick-row')) await painted();
  await painted();
  return performance.now() - start;
}

async function close(): Promise<void> {
  document.querySelector<HTMLElement>('.sheet-head button')?.click();
  await painted();
}

/** Types a query letter by letter; how long each took until its results were painted. */
async function type(query: string): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>('.pick-sheet input');
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  for (let length = 1; length <= query.length; length += 1) {
    const start = performance.now();
    setText?.call(input, query.slice(0, length));
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await timeout();
    await painted();
    times.push(performance.now() - start);
  }
  setText?.call(input, '');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  await timeout();
  await painted();
  return times;
}

const shown = () => document.querySelectorAll('.pick-row').length;

/** The search itself against a walk over the tree that asks every node, milliseconds for all queries. */
function compare(queries: readonly string[]): { index: number; scan: number; build: number } {
  const tree = queryClient.getQueryData(clientCache.userTree.queryKey) ?? [];
  const began = performance.now();
  const index = buildPickIndex(tree);
  const build = performance.now() - began;
  const timed = (search: (query: string) => unknown) => {
    const times = Array.from({ length: 30 }, () => {
      const start = performance.now();
      for (const query of queries) search(query);
      return performance.now() - start;
    });
    return times.sort((one, other) => one - other)[15] ?? Number.NaN;
  };
  return {
    build,
    index: timed((query) => searchIndex(index, query, 200)),
    scan: timed((query) =>
      flattenTree(tree)
        .filter(({ fullName, quickQuery }) => `${fullName} ${quickQuery}`.toLowerCase().includes(query))
        .slice(0, 200),
    ),
  };
}

Object.assign(window, { selector: { open, close, type, shown, compare } });

await loadWords(frameWords);
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Form />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
