import type { Punch, PunchRow as ShownRow } from '@fairway/contract/punch-card.ts';
import type { NotedFlag } from '@fairway/domain/punch-card/flags.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { formFileOf } from '../files/describe-file.ts';
import { filesNamed } from '../files/files-named.ts';
import type { Context } from '../http/context.ts';
import { peopleAtWork } from '../people/people-by-id.ts';
import { type PunchRow, photosOf } from './store.ts';

type Reader = Pick<Context, 'db' | 'session' | 'now' | 'language'>;

/** What only its day tells of a punch: a visit that goes on today is not one that was never closed. */
function flagsNow({ flags, kind, pairId, day }: PunchRow, today: string): NotedFlag[] {
  if (pairId !== null) return flags;
  if (kind === 'out') return [...flags, { flag: 'noCheckIn', value: null }];
  return day < today ? [...flags, { flag: 'notClosed', value: null }] : flags;
}

/** As a list shows them, with who punched. */
export async function shownRows(reader: Reader, rows: readonly PunchRow[]): Promise<ShownRow[]> {
  const { db, session, now, language } = reader;
  const people = await peopleAtWork(db, session.organisationStamp, [
    ...new Set(rows.map(({ userId }) => userId)),
  ]);
  const today = formatDate(now, 'yyyy-MM-dd');
  const nobody = { realName: '', headIcon: '', isExternal: false, organize: '' };
  return rows.map((row) => {
    const { id, clientId, kind, userId, day, isQueued, clockOffBy, lat, lng, accuracy, datum } = row;
    const { address, addressSource, targetKind, targetId, radius, note, explanation } = row;
    const targetName = (language === 'en' && row.targetEnName) || row.targetName;
    return {
      ...{ id, clientId, kind, userId, ...(people.get(userId) ?? nobody) },
      ...{ day, at: row.at.getTime(), receivedAt: row.receivedAt.getTime(), isQueued, clockOffBy },
      ...{ lat, lng, accuracy, datum, address, addressSource },
      target:
        targetKind && targetId
          ? { kind: targetKind, id: targetId, name: targetName, address: row.targetAddress }
          : null,
      ...{ distance: row.distance, radius, flags: flagsNow(row, today), note, photos: row.photoCount },
      ...{ explanation, pairId: row.pairId, minutes: row.minutes },
      isPositionRemoved: row.positionRemovedAt !== null,
      arePhotosRemoved: row.photosRemovedAt !== null,
    };
  });
}

/** One punch with all that belongs to it. */
export async function describedPunch(reader: Reader, punch: PunchRow): Promise<Punch> {
  const [row] = await shownRows(reader, [punch]);
  if (!row) throw new Error('a punch was not shown');
  const isMine = punch.userId === reader.session.userId;
  const { ruleName, lateReason, watermark, fixes, targetLat, targetLng, flowId, askedTime } = punch;
  return {
    ...{ ...row, isMine, lateReason, watermark, fixes },
    photoList: await photosShown(reader, punch),
    rule: ruleName === null ? null : { name: ruleName },
    targetSpot: targetLat === null || targetLng === null ? null : { lat: targetLat, lng: targetLng },
    explained:
      flowId === null || askedTime === null
        ? null
        : {
            ...{ flowId, reason: punch.reason, askedTime: askedTime.getTime() },
            decidedTime: punch.decidedTime?.getTime() ?? null,
            mayOpen: isMine,
          },
    mayExplain: isMine && (row.explanation === 'none' || row.explanation === 'refused'),
  };
}

/** A photo whose owner deleted the file keeps its sum: it is seen that there was one. */
async function photosShown({ db }: Reader, punch: PunchRow): Promise<Punch['photoList']> {
  if (punch.photosRemovedAt !== null) return [];
  const photos = await photosOf(db, punch.id);
  const files = new Map(
    (
      await filesNamed(
        db,
        photos.map(({ fileId }) => fileId),
      )
    ).map((file) => [file.id, file]),
  );
  return photos.map(({ fileId, sha256 }) => {
    const file = files.get(fileId);
    const { name = '', url = '', thumbUrl = url } = file ? formFileOf(file) : {};
    return { fileId, sha256, name, url, thumbUrl };
  });
}
