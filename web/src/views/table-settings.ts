import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { chooseDensity, getTableViews, saveTableLook, type TableLook } from '@fairway/contract/views.ts';
import { debounce } from '@fairway/domain/time/debounce.ts';
import { queryOptions } from '@tanstack/react-query';
import { keep, stored } from '../native/device-storage.ts';
import type { Density, TableLook as Look } from '../ui/table/table-look.ts';
import { call } from '../wire/api.ts';
import { queryClient } from '../wire/query-client.ts';
import { onSignOut } from '../wire/session-changes.ts';
import { myId } from '../wire/session-store.ts';

export type TableViews = Reply<typeof getTableViews>;

/** What the device knows of one person's tables: the last answers, and what the server has not heard yet. */
interface OnDevice {
  answers: Record<string, TableViews>;
  unsentLooks: Record<string, Record<string, TableLook>>;
  unsentDensity?: Density | undefined;
}

const storageKey = 'table-views';
const all = () => stored<Record<string, OnDevice>>(storageKey) ?? {};
const mine = (): OnDevice => all()[myId()] ?? { answers: {}, unsentLooks: {} };
function change(changes: Partial<OnDevice>): void {
  if (myId() !== '') keep(storageKey, { ...all(), [myId()]: { ...mine(), ...changes } });
}

onSignOut((personId) => {
  const { [personId]: _, ...others } = all();
  keep(storageKey, others);
});

export const noViews: TableViews = { density: 'compact', defaultViewId: '', looks: [], views: [] };
const keyOf = (table: string) => [getTableViews.name, { params: { table } }];

/** A table as its person left it: from the device at once, from the server as soon as it answers. */
export const tableViewsQuery = (table: string) =>
  queryOptions<TableViews>({
    queryKey: keyOf(table),
    queryFn: async ({ signal }) => {
      await sendUnsent();
      const answer = await call(getTableViews, { params: { table } }, { signal });
      change({ answers: { ...mine().answers, [table]: answer } });
      return withUnsent(table, answer);
    },
    initialData: () => {
      const kept = mine().answers[table];
      return kept && withUnsent(table, kept);
    },
    // What the device has may be old: it is shown, and asked for.
    initialDataUpdatedAt: 0,
    // A table without its views is still a table.
    meta: { quiet: true },
  });

function withUnsent(table: string, answer: TableViews): TableViews {
  const { unsentLooks, unsentDensity } = mine();
  const changed = unsentLooks[table] ?? {};
  return {
    ...answer,
    density: unsentDensity ?? answer.density,
    looks: [
      ...answer.looks.filter(({ viewId }) => !changed[viewId]),
      ...Object.entries(changed).map(([viewId, look]) => ({ viewId, look })),
    ],
  };
}

/** As the wire takes it: what is not set is left out. */
export const writtenLook = ({ order, hidden, widths, group, added }: Look): TableLook => ({
  order: [...order],
  hidden: [...hidden],
  widths: { ...widths },
  ...(added && { added: [...added] }),
  ...(group !== undefined && { group }),
});

/** Shown at once; the server hears of it when the person pauses, or when it can be reached again. */
export function setLook(table: string, viewId: string, chosen: Look): void {
  const look = writtenLook(chosen);
  const { unsentLooks } = mine();
  change({ unsentLooks: { ...unsentLooks, [table]: { ...unsentLooks[table], [viewId]: look } } });
  queryClient.setQueryData<TableViews>(keyOf(table), (before = noViews) => ({
    ...before,
    looks: [...before.looks.filter((kept) => kept.viewId !== viewId), { viewId, look }],
  }));
  sendSoon();
}

export function setDensity(density: Density): void {
  change({ unsentDensity: density });
  queryClient.setQueriesData<TableViews>({ queryKey: [getTableViews.name] }, (before) => ({
    ...(before ?? noViews),
    density,
  }));
  sendSoon();
}

const sendSoon = debounce(() => void sendUnsent(), 800);

/** What is refused now would be refused again; what did not arrive stays for the next time. */
async function sendUnsent(): Promise<void> {
  const { unsentLooks, unsentDensity } = mine();
  if (unsentDensity) {
    const isHeard = await isAnswered(
      call(chooseDensity, { body: { density: unsentDensity } }, { mask: false }),
    );
    if (isHeard && mine().unsentDensity === unsentDensity) change({ unsentDensity: undefined });
  }
  for (const [table, looks] of Object.entries(unsentLooks))
    for (const [viewId, look] of Object.entries(looks)) {
      const asked = call(saveTableLook, { params: { table }, body: { viewId, look } }, { mask: false });
      if (await isAnswered(asked)) forgetUnsent(table, viewId, look);
    }
}

const isAnswered = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    (error) => error instanceof AppError,
  );

/** Unless it was changed once more meanwhile. */
function forgetUnsent(table: string, viewId: string, sent: TableLook): void {
  const { unsentLooks } = mine();
  const { [viewId]: now, ...others } = unsentLooks[table] ?? {};
  if (JSON.stringify(now) !== JSON.stringify(sent)) return;
  const { [table]: _, ...tables } = unsentLooks;
  change({ unsentLooks: Object.keys(others).length > 0 ? { ...tables, [table]: others } : tables });
}
