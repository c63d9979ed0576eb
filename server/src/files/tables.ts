import type { UploadType } from '@fairway/contract/files.ts';
import type { Generated } from 'kysely';

export interface FileTables {
  file: {
    id: string;
    type: UploadType;
    originalName: string;
    extension: string;
    mime: string;
    size: number;
    sha256: string;
    hasThumbnail: Generated<boolean>;
    ownerId: string;
    creatorTime: Date;
  };
  file_piece: { fileId: string; variant: 'full' | 'thumb'; number: number; bytes: Buffer };
  file_ticket: { ticketHash: Buffer; fileId: string; expiresAt: Date };
}
