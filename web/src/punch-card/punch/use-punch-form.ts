import type { PunchRow } from '@fairway/contract/punch-card.ts';
import type { PunchKind } from '@fairway/contract/punch-fields.ts';
import { isInside } from '@fairway/domain/places/inside.ts';
import { metresBetween } from '@fairway/domain/places/spot.ts';
import { bestFix } from '@fairway/domain/punch-card/best-fix.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/words.ts';
import type { DevicePlace } from '../../native/place.ts';
import { lengthText } from '../../places/far-words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { seemsConnected } from '../../wire/reachability.ts';
import { myId, useSession } from '../../wire/session-store.ts';
import { deviceId } from '../device-id.ts';
import type { StampedPhoto } from '../photo/stamp-photo.ts';
import type { useFixes } from '../position/use-fixes.ts';
import { kindWords, timeText } from '../punch-text.ts';
import { deviceTime } from '../queue/device-clock.ts';
import { sendWaiting } from '../queue/send-waiting.ts';
import { addWaiting } from '../queue/waiting-store.ts';
import { type NearTarget, targetKey } from './use-targets.ts';

/** A position older than this is not where one is. */
const longestStanding = 60_000;

interface Asked {
  fixes: ReturnType<typeof useFixes>;
  target: NearTarget | undefined;
  radius: number;
  isPhotoRequired: boolean;
  /** Check-ins that are open. */
  open: readonly PunchRow[];
  /** The next one is about somebody else. */
  onPunched: () => void;
}

/** What was punched last, and whether the device could keep it. */
export interface LastPunch {
  clientId: string;
  isKept: boolean;
}

/** What goes with a punch, and the punch itself: on the disk first, then on its way. */
export function usePunchForm({ fixes, target, radius, isPhotoRequired, open, onPunched }: Asked) {
  const words = useWords();
  const userName = useSession(({ userInfo }) => userInfo?.userName ?? '');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly StampedPhoto[]>([]);
  const [isShooting, setShooting] = useState(false);
  /** What goes on by itself once its photo is taken. */
  const [awaiting, setAwaiting] = useState<PunchKind>();
  const [busy, setBusy] = useState<PunchKind>();
  const [last, setLast] = useState<LastPunch>();

  const watermark = (): string[] => [
    formatDate(Date.now(), 'yyyy-MM-dd HH:mm:ss'),
    ...(target ? [target.name] : []),
    fixes.position
      ? `${fixes.position.lat.toFixed(5)}, ${fixes.position.lng.toFixed(5)} ±${fixes.position.accuracy} m`
      : words('punchNoPosition'),
    userName,
  ];

  const isFarAgreed = async (place: DevicePlace, kind: PunchKind): Promise<boolean> => {
    if (!target || target.lat === null || target.lng === null) return true;
    const distance = metresBetween(place, { lat: target.lat, lng: target.lng });
    if (isInside(distance, radius, place.accuracy)) return true;
    return confirm({
      title: words('punchFarAsk', { name: target.name, length: lengthText(words, distance) }),
      body: words('punchFarBody', { radius: lengthText(words, radius) }),
      agree: words('punchFarAgree', { what: words(kindWords[kind]) }),
    });
  };

  const isAgainAgreed = async (kind: PunchKind): Promise<boolean> => {
    const before =
      kind === 'in' &&
      target &&
      open.find((one) => one.target && targetKey(one.target) === targetKey(target));
    if (!before) return true;
    return confirm({
      title: words('punchAgainAsk', { at: timeText(before.at), name: target.name }),
      body: words('punchAgainBody'),
      agree: words('punchAgainAgree'),
    });
  };

  const make = async (
    kind: PunchKind,
    tapped: ReturnType<typeof deviceTime>,
    taken: readonly StampedPhoto[],
  ): Promise<void> => {
    const { position } = fixes;
    const isFresh = position !== undefined && Date.now() - position.at < longestStanding;
    const found = isFresh ? fixes.fixes : await fixes.seek();
    const place = bestFix(found);
    if (!place) return;
    if (isPhotoRequired && taken.length === 0) {
      toast(words('punchPhotoFirst'));
      setAwaiting(kind);
      return setShooting(true);
    }
    if (!(await isAgainAgreed(kind)) || !(await isFarAgreed(place, kind))) return;
    const clientId = newCommandId();
    const { lat, lng, accuracy, isMock } = place;
    const isKept = await addWaiting({
      ...{ clientId, userId: myId(), ...tapped, isQueued: !seemsConnected() },
      facts: {
        ...{ kind, isMock, note: note.trim(), deviceId: deviceId() },
        position: { lat, lng, accuracy },
        fixes: found.map((fix) => ({ lat: fix.lat, lng: fix.lng, accuracy: fix.accuracy })),
        target: target ? { kind: target.kind, id: target.id } : null,
        watermark: [...new Set(taken.map(({ text }) => text))].join(' / ').slice(0, mostWatermark),
      },
      targetName: target?.name ?? '',
      photos: taken.map(({ bytes, sha256 }) => ({ bytes, sha256, commandId: newCommandId(), fileId: '' })),
      ...{ lateReason: '', problem: '' },
    });
    setLast({ clientId, isKept });
    setNote('');
    setPhotos([]);
    onPunched();
    void sendWaiting();
  };

  useEffect(() => {
    if (busy === undefined) return;
    // Until it is on the disk a reload would lose it.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);

  const punch = async (kind: PunchKind, taken = photos): Promise<void> => {
    // When somebody punches is when they say so, however long it takes to know where.
    const tapped = deviceTime();
    setBusy(kind);
    await make(kind, tapped, taken).finally(() => setBusy(undefined));
  };

  return {
    isLocating: busy !== undefined && fixes.isSeeking,
    ...{ note, setNote, photos, isShooting, busy, last, watermark },
    openCamera: () => setShooting(true),
    closeCamera: () => {
      setShooting(false);
      setAwaiting(undefined);
    },
    addPhoto: (photo: StampedPhoto) => {
      setPhotos((before) => [...before, photo]);
      if (awaiting) void punch(awaiting, [...photos, photo]);
    },
    removePhoto: (photo: StampedPhoto) => setPhotos((before) => before.filter((one) => one !== photo)),
    forgetLast: () => setLast(undefined),
    punch: (kind: PunchKind) => punch(kind),
  };
}

const mostWatermark = 300;

export type PunchForm = ReturnType<typeof usePunchForm>;
