import type {
  PunchAddressSource,
  PunchExplanation,
  PunchFlag,
  PunchKind,
  PunchTargetKind,
} from '@fairway/contract/punch-fields.ts';
import type { Fix, NotedFlag } from '@fairway/domain/punch-card/flags.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends PunchCardTables {}
}

export interface PunchCardTables {
  punch: {
    id: string;
    userId: string;
    clientId: string;
    kind: PunchKind;
    at: Date;
    day: string;
    receivedAt: Date;
    takenAt: Date;
    sentAt: Date;
    elapsedMs: number | null;
    isQueued: boolean;
    clockOffBy: number;
    lat: number | null;
    lng: number | null;
    accuracy: number | null;
    fixes: ColumnType<Fix[] | null, string, null>;
    datum: 'WGS84';
    deviceId: string;
    targetKind: PunchTargetKind | null;
    targetId: string | null;
    targetName: string;
    targetEnName: string;
    targetAddress: string;
    targetLat: number | null;
    targetLng: number | null;
    distance: number | null;
    radius: number;
    ruleName: string | null;
    flags: ColumnType<NotedFlag[], string, string>;
    flagNames: PunchFlag[];
    note: string;
    watermark: string;
    lateReason: string;
    photoCount: number;
    address: string;
    addressSource: PunchAddressSource;
    pairId: string | null;
    minutes: number | null;
    explanation: Generated<PunchExplanation>;
    flowId: string | null;
    reason: Generated<string>;
    askedTime: Date | null;
    decidedTime: Date | null;
    positionRemovedAt: Date | null;
    photosRemovedAt: Date | null;
  };
  punch_photo: { punchId: string; place: number; fileId: string; sha256: string };
  punch_rule: {
    id: string;
    version: Generated<number>;
    name: string;
    isOn: boolean;
    departmentIds: string[];
    groupIds: string[];
    userIds: string[];
    days: number[];
    fromMinute: number | null;
    toMinute: number | null;
    radius: number;
    isPhotoRequired: boolean;
    changedTime: Date;
    changedBy: string;
  };
  punch_agreement: { userId: string; version: number; agreedTime: Date };
  punch_map: {
    id: 1;
    version: number;
    isOn: boolean;
    address: string;
    sealedKey: Buffer | null;
    lastAnswerTime: Date | null;
    lastProblem: string;
  };
}
