import type { UploadType } from '@fairway/contract/files.ts';
import type { FormField } from '@fairway/contract/forms.ts';
import { safeFileName } from '@fairway/domain/files/file-kind.ts';
import { useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../language/words.ts';
import type { Place } from '../../part.ts';
import { useForm } from '../../use-form.ts';
import { type FileValue, filesIn } from './file-value.ts';
import { limitsOf, refusalOf } from './upload-limits.ts';
import { type Upload, uploadsAt, valueAt } from './upload-queue.ts';

/** Why something that was chosen is not sent. */
export interface Refused {
  name: string;
  problem: string;
}

export interface Uploads {
  files: FileValue[];
  uploads: readonly Upload[];
  refused: readonly Refused[];
  /** More can be chosen. */
  hasRoom: boolean;
  add: (files: Iterable<File>) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
  removeFile: (fileId: string) => void;
}

/** The files at a place: those that are there, those on their way, and those that were not taken. */
export function useUploads(field: FormField, place: Place, value: unknown, type: UploadType): Uploads {
  const words = useWords();
  const store = useForm();
  const queue = uploadsAt(store, place, type);
  const uploads = useSyncExternalStore(queue.subscribe, () => queue.uploads);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const limits = limitsOf(field);
  const files = filesIn(value);
  const room = limits.most - files.length - uploads.length;

  const add = (given: Iterable<File>) => {
    const chosen = [...given].map((file) => ({ file, problem: refusalOf(file, limits, words) }));
    const sound = chosen.filter(({ problem }) => problem === undefined).map(({ file }) => file);
    const tooMany = sound.slice(Math.max(room, 0));
    const problems = chosen.flatMap(({ file, problem }) =>
      problem === undefined ? [] : [{ name: safeFileName(file.name), problem }],
    );
    const names = tooMany.map(({ name }) => safeFileName(name)).join(words('listComma'));
    const overflow = { name: '', problem: words('uploadTooMany', { most: limits.most, names }) };
    setRefused(tooMany.length > 0 ? [...problems, overflow] : problems);
    queue.add(sound.slice(0, Math.max(room, 0)));
  };
  return {
    files,
    uploads,
    refused,
    hasRoom: room > 0,
    add,
    retry: (id) => queue.retry(id),
    cancel: (id) => queue.remove(id),
    removeFile: (fileId) => {
      const left = filesIn(valueAt(store, place)).filter((file) => file.fileId !== fileId);
      store.set(place, left.length > 0 ? left : null);
    },
  };
}
