import type { UploadType } from '@fairway/contract/files.ts';
import { safeFileName } from '@fairway/domain/files/file-kind.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { sendFile } from '../../../files/send-file.ts';
import { uploadFailure } from '../../../files/upload-failure.ts';
import { t } from '../../../language/words.ts';
import { newCommandId } from '../../../wire/command-id.ts';
import { onOtherPerson } from '../../../wire/session-changes.ts';
import type { FormStore } from '../../form-store.ts';
import type { Place } from '../../part.ts';
import { filesIn, fileValueOf } from './file-value.ts';

export interface Upload {
  id: string;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  progress: number;
  problem: string | undefined;
  canRetry: boolean;
}

const atOnce = 2;
const unsent = { state: 'waiting', progress: 0, problem: undefined, canRetry: false } as const;

/** The uploads of one place of a form. It lives as long as the form: a tab that is left and a row out of sight lose nothing. */
class UploadQueue {
  #uploads: readonly Upload[] = [];
  readonly #store: FormStore;
  readonly #type: UploadType;
  readonly #placeNow: () => Place | undefined;
  readonly #stops = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();

  constructor(store: FormStore, placeNow: () => Place | undefined, type: UploadType) {
    this.#store = store;
    this.#placeNow = placeNow;
    this.#type = type;
  }

  get uploads(): readonly Upload[] {
    return this.#uploads;
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const added = files.map(
      (file): Upload => ({ ...unsent, id: newCommandId(), file, name: safeFileName(file.name) }),
    );
    for (const { id } of added) this.#begin(id);
    this.#become([...this.#uploads, ...added]);
    this.#startNext();
  }

  /** The same file with the same id: the server acts once. */
  retry(id: string): void {
    this.#begin(id);
    this.#change(id, unsent);
    this.#startNext();
  }

  /** Whatever became of it, it is gone. */
  remove(id: string): void {
    const upload = this.#uploads.find((one) => one.id === id);
    if (!upload) return;
    this.#stops.get(id)?.abort();
    if (upload.state === 'failed') this.#mend(id);
    else this.#end();
    this.#become(this.#uploads.filter((one) => one.id !== id));
    this.#startNext();
  }

  stop(): void {
    for (const { id } of this.#uploads) this.remove(id);
  }

  #begin(id: string): void {
    running.add(this);
    this.#store.busyAt(this.#placeNow() ?? nowhere, 1);
    this.#mend(id);
  }
  #end(): void {
    this.#store.busyAt(this.#placeNow() ?? nowhere, -1);
  }
  #mend(id: string): void {
    this.#store.hinder(id, nowhere, undefined);
  }

  #startNext(): void {
    const next = this.#uploads.find(({ state }) => state === 'waiting');
    if (this.#uploads.every(({ state }) => state === 'failed')) running.delete(this);
    if (!next || this.#stops.size >= atOnce) return;
    void this.#send(next);
    this.#startNext();
  }

  async #send({ id, file, name }: Upload): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#change(id, { state: 'sending' });
    try {
      const onProgress = (progress: number) => this.#change(id, { progress });
      const stored = await sendFile({
        file,
        type: this.#type,
        commandId: id,
        signal: stop.signal,
        onProgress,
      });
      if (stop.signal.aborted) return;
      this.#become(this.#uploads.filter((one) => one.id !== id));
      this.#keep(fileValueOf(file, stored));
      this.#end();
    } catch (error) {
      if (stop.signal.aborted) return;
      this.#change(id, { state: 'failed', ...uploadFailure(error) });
      const place = this.#placeNow();
      // First the sentence, then the end of the waiting: in between nothing is sent.
      if (place) this.#store.hinder(id, place, t('uploadFailedHere', { name }));
      this.#end();
    } finally {
      this.#stops.delete(id);
      this.#startNext();
    }
  }

  #keep(file: ReturnType<typeof fileValueOf>): void {
    const place = this.#placeNow();
    // The row was deleted meanwhile.
    if (!place) return;
    this.#store.set(place, [...filesIn(valueAt(this.#store, place)), file]);
  }

  #change(id: string, changes: Partial<Upload>): void {
    this.#become(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }
  #become(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

export type { UploadQueue };

const nowhere: Place = { path: '' };
const running = new Set<UploadQueue>();
const queues = new WeakMap<FormStore, Map<string, UploadQueue>>();

/** The uploads at a place. A row is known by its id, wherever it moves. */
export function uploadsAt(store: FormStore, place: Place, type: UploadType): UploadQueue {
  const ofForm = queues.get(store) ?? new Map<string, UploadQueue>();
  queues.set(store, ofForm);
  const [table = ''] = place.path.split('.');
  const rowId = place.row === undefined ? undefined : rowsOf(store.values, table)[place.row]?.id;
  const name = `${place.path} ${typeof rowId === 'string' ? rowId : (place.row ?? '')}`;
  const placeNow = (): Place | undefined => {
    if (typeof rowId !== 'string') return place;
    const row = rowsOf(store.values, table).findIndex(({ id }) => id === rowId);
    return row < 0 ? undefined : { path: place.path, row };
  };
  const queue = ofForm.get(name) ?? new UploadQueue(store, placeNow, type);
  ofForm.set(name, queue);
  return queue;
}

export function valueAt({ values }: FormStore, { path, row }: Place): unknown {
  if (row === undefined) return values[path];
  const [table = '', column = ''] = path.split('.');
  return rowsOf(values, table)[row]?.[column];
}

// The next person at this device must not send what this one began.
onOtherPerson(() => {
  for (const queue of running) queue.stop();
});
