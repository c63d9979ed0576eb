import { AppError } from '@fairway/contract/app-error.ts';
import { sharedUploadTypes, type UploadType } from '@fairway/contract/files.ts';
import type { Db } from '../database/open.ts';
import type { Context, Session } from '../http/context.ts';
import { findFile, findPlaces } from './store.ts';

export type Viewer = Pick<Session, 'userId'>;

/** Who asks for a file in a call, and what they may do. */
export type FileViewer = Pick<Context, 'db' | 'session' | 'permissions' | 'now'>;

/** Where a file may be shown, and who sees it there: each feature that shows files says it for its own. */
export type PlaceReaders = Readonly<
  Record<string, (viewer: FileViewer, placeId: string, fileId: string) => Promise<boolean>>
>;

/** The same where a file can have been sent on any number of times: all of its places are asked about at once. */
export type FileReader = (db: Db, viewer: Viewer, fileId: string) => Promise<boolean>;

export interface Readers {
  places: PlaceReaders;
  sent: FileReader;
}

interface Place {
  kind: string;
  placeId: string;
}

interface Asked {
  type?: UploadType | undefined;
  /** Whether somebody sees the file where it is shown. */
  isShownAt?: (place: Place, fileId: string) => Promise<boolean>;
  /** Whether it was sent to them. */
  sent?: FileReader;
}

/** A file this person may read; to everybody else, an administrator too, it does not exist. */
export async function readableFile(
  db: Db,
  viewer: Viewer,
  fileId: string,
  { type, isShownAt, sent }: Asked = {},
) {
  const file = await findFile(db, fileId, viewer.userId);
  if (!file || (type && file.type !== type)) throw new AppError('NOT_FOUND');
  const isTheirs =
    file.ownerId === viewer.userId || file.readerId !== null || sharedUploadTypes.includes(file.type);
  if (isTheirs || (await sent?.(db, viewer, fileId))) return file;
  if (isShownAt && (await isShownSomewhere(db, fileId, isShownAt))) return file;
  throw new AppError('NOT_FOUND');
}

async function isShownSomewhere(db: Db, fileId: string, isShownAt: NonNullable<Asked['isShownAt']>) {
  for (const place of await findPlaces(db, fileId)) if (await isShownAt(place, fileId)) return true;
  return false;
}

/** Asks whoever answers for a place; what nobody answers for is shown to nobody. */
export const shownTo =
  (viewer: FileViewer, readers: PlaceReaders): NonNullable<Asked['isShownAt']> =>
  async ({ kind, placeId }, fileId) =>
    Object.hasOwn(readers, kind) && (await readers[kind]?.(viewer, placeId, fileId)) === true;
