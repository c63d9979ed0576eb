import { type CsvCell, csvOf, csvType } from '@fairway/domain/text/csv.ts';
import { create } from 'zustand';
import { t } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { onOtherPerson } from '../../wire/session-changes.ts';
import { sheetFile } from './sheet-file.ts';

/** One page of what is to be written: its lines, and how many there are in all. */
export interface ExportPage {
  lines: readonly (readonly CsvCell[])[];
  total: number;
}

export const fileKinds = ['xlsx', 'csv'] as const;
export type FileKind = (typeof fileKinds)[number];

interface Task {
  /** What the file is called, and what the person reads. */
  name: string;
  as: FileKind;
  heads: readonly string[];
  page: (currentPage: number, pageSize: number, signal: AbortSignal) => Promise<ExportPage>;
}

export interface Export extends Pick<Task, 'name'> {
  id: string;
  state: 'running' | 'failed';
  /** From 0 to 1. */
  progress: number;
}

export const mostRows = 10_000;
const pageSize = 500;

const tasks = new Map<string, { task: Task; stop: AbortController }>();

/** Lives outside every screen, so that an export goes on when its screen is left. */
export const useExports = create<{ exports: Export[] }>(() => ({ exports: [] }));

export function startExport(task: Task): void {
  const id = newCommandId();
  useExports.setState(({ exports }) => ({
    exports: [...exports, { id, name: task.name, state: 'running', progress: 0 }],
  }));
  void run(id, task);
}

export function cancelExport(id: string): void {
  tasks.get(id)?.stop.abort();
  drop(id);
}

export function retryExport(id: string): void {
  const kept = tasks.get(id);
  if (!kept) return;
  change(id, { state: 'running', progress: 0 });
  void run(id, kept.task);
}

async function run(id: string, task: Task): Promise<void> {
  const stop = new AbortController();
  tasks.set(id, { task, stop });
  try {
    const { lines, total } = await readAll(task, stop.signal, (progress) => change(id, { progress }));
    const file = await fileOf(task, lines);
    stop.signal.throwIfAborted();
    drop(id);
    if (lines.length === 0) return toast(t('exportNothing'));
    saveFile(`${task.name}.${task.as}`, file);
    if (total > lines.length) toast(t('exportCut', { count: lines.length }), 5_000);
    else toast(t('exportDone', { count: lines.length }));
  } catch {
    if (!stop.signal.aborted) change(id, { state: 'failed' });
  }
}

const fileOf = async ({ as, heads }: Task, lines: readonly (readonly CsvCell[])[]): Promise<Blob> =>
  as === 'xlsx' ? sheetFile(heads, lines) : new Blob([csvOf([heads, ...lines])], { type: csvType });

async function readAll(
  { page }: Task,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<{ lines: (readonly CsvCell[])[]; total: number }> {
  const lines: (readonly CsvCell[])[] = [];
  let total = Number.POSITIVE_INFINITY;
  for (let currentPage = 1; lines.length < Math.min(total, mostRows); currentPage++) {
    const next = await page(currentPage, pageSize, signal);
    total = next.total;
    if (next.lines.length === 0) break;
    lines.push(...next.lines);
    onProgress(Math.min(lines.length / Math.max(Math.min(total, mostRows), 1), 1));
  }
  return { lines: lines.slice(0, mostRows), total };
}

function change(id: string, changes: Partial<Export>): void {
  useExports.setState(({ exports }) => ({
    exports: exports.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  }));
}

function drop(id: string): void {
  tasks.delete(id);
  useExports.setState(({ exports }) => ({ exports: exports.filter((one) => one.id !== id) }));
}

// The next person at this device gets nothing of what this one asked for.
onOtherPerson(() => {
  for (const { id } of useExports.getState().exports) cancelExport(id);
});

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
useExports.subscribe(({ exports }) => {
  if (exports.some(({ state }) => state === 'running')) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
});
