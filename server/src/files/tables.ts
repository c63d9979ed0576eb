import type { UploadType } from '@fairway/contract/files.ts';

/** As it was sent, or drawn small. */
export type Variant = 'full' | 'thumb';

declare module '../database/tables.ts' {
  interface Tables extends FileTables {}
}

export interface FileTables {
  file: {
    id: string;
    type: UploadType;
    originalName: string;
    extension: string;
    mime: string;
    size: number;
    sha256: string;
    hasThumbnail: boolean;
    ownerId: string;
    creatorTime: Date;
  };
  file_piece: { fileId: string; variant: Variant; number: number; bytes: Buffer };
  file_reader: { fileId: string; userId: string };
  file_place: { fileId: string; kind: string; placeId: string };
  storage_used: { ownerId: string; bytes: number };
  file_ticket: { ticketHash: Buffer; fileId: string; expiresAt: Date; takenBy: Buffer | null };
  server_secret: { name: string; secret: Buffer };
}
