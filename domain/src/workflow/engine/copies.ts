import type { Who } from '@fairway/contract/flow-template.ts';
import { isColleague } from '../people/directory.ts';
import { resolvePeople } from '../people/resolve-people.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { type Run, refuse } from './run.ts';

/** Copies to whom the rules lead to; nobody gets a second one. */
export function sendCopies(run: Run, frame: string, placed: PlacedNode, rules: readonly Who[]): void {
  if (rules.length === 0) return;
  copyTo(
    run,
    resolvePeople(run, frame, placed, rules).map(({ user }) => user),
    placed.node.id,
  );
}

/** Copies to people somebody named. */
export function copyToNamed(run: Run, users: readonly string[] | undefined, node: string | null): void {
  if (!users || users.length === 0) return;
  if (users.some((user) => !isColleague(run.context.directory, user))) refuse('E_USER');
  copyTo(run, users, node);
}

function copyTo(run: Run, users: readonly string[], node: string | null): void {
  const known = new Set(run.state.cc.map(({ user }) => user));
  const fresh = [...new Set(users)].filter((user) => !known.has(user));
  if (fresh.length > 0) run.emit({ type: 'ccSent', users: fresh, node });
}
