import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment, pageOf, pagingSortedBy } from './envelope.ts';

/** Kinds of upload, compared without case; each has its own limits and audience. */
export const uploadTypes = [
  'userAvatar',
  'annex',
  'annexpic',
  'IM',
  'mail',
  'workflow',
  'document',
  'temporary',
  'templatefile',
  'bivisualpath',
] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Kinds everybody signed in may see; all others belong to their owner and those a record shows them to. */
export const sharedUploadTypes: readonly UploadType[] = ['userAvatar', 'bivisualpath'];

const uploadType = z.pipe(
  z.string().check(z.maxLength(30)),
  z.transform((written, context) => {
    const found = uploadTypes.find((type) => type.toLowerCase() === written.toLowerCase());
    if (!found) context.issues.push({ code: 'custom', message: 'unknown upload type', input: written });
    return found ?? z.NEVER;
  }),
);

export const storedFile = z.object({
  /** The stored file's id, which forms keep as fileId. */
  name: z.string(),
  url: z.string(),
  fileVersionId: z.string(),
  fileSize: z.number(),
  fileExtension: z.string(),
  thumbUrl: z.optional(z.string()),
});
export type StoredFile = z.infer<typeof storedFile>;

export const uploadFile = endpoint({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/file/Uploader/:type',
  summary: 'Store one file (multipart field `file`); type and size are checked by content',
  params: z.object({ type: uploadType }),
  bodyKind: 'multipart',
  response: storedFile,
  errors: [
    'FILE_MISSING',
    'FILE_ONE_AT_A_TIME',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_TYPE_REFUSED',
    'FILE_CONTENT_MISMATCH',
    'IMAGE_TOO_LARGE',
    'TOO_MANY_PICTURES',
    'STORAGE_FULL',
    'COMPANY_STORAGE_FULL',
  ],
});

export const getMyStorage = endpoint({
  name: 'getMyStorage',
  method: 'GET',
  path: '/api/file/Storage',
  summary: 'How many bytes my files take, and how many they may',
  response: z.object({ used: z.number(), limit: z.number() }),
});

export const getDownload = endpoint({
  name: 'getDownload',
  method: 'GET',
  path: '/api/file/Download/:type/:fileId',
  summary: 'A one-time link to the bytes of a file one may read',
  params: z.object({ type: uploadType, fileId: id }),
  response: z.object({ name: z.string(), url: z.string() }),
  errors: ['NOT_FOUND'],
  command: true,
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  method: 'GET',
  path: '/api/file/Download',
  summary: 'The bytes behind a link that one client can use; that client may ask again for a range of them',
  access: 'open',
  query: z.object({
    encryption: z._default(z.string().check(z.maxLength(100)), ''),
    name: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: 'file',
  errors: ['FILE_TICKET_INVALID'],
});

export const getImage = endpoint({
  name: 'getImage',
  method: 'GET',
  path: '/api/file/Image/:type/:name',
  summary: 'The bytes of a picture one may see; `size=thumb` for the small one',
  params: z.object({ type: uploadType, name: id }),
  query: z.object({ size: z.optional(z.enum(['thumb', 'full'])) }),
  reply: 'file',
  errors: ['NOT_FOUND'],
});

export const getSignedFile = endpoint({
  name: 'getSignedFile',
  method: 'GET',
  path: '/api/file/Image/:type/:name/:ticket',
  summary:
    'The bytes at an address that a reply signed for its reader, for `<img>` and `<audio>` without a header',
  access: 'open',
  params: z.object({ type: uploadType, name: id, ticket: z.string().check(z.maxLength(150)) }),
  query: z.object({ size: z.optional(z.enum(['thumb', 'full'])) }),
  reply: 'file',
  errors: ['FILE_TICKET_INVALID', 'NOT_FOUND'],
});

export const myFile = z.object({
  fileId: z.string(),
  name: z.string(),
  type: z.string(),
  fileExtension: z.string(),
  fileSize: z.number(),
  creatorTime: moment,
  url: z.string(),
  thumbUrl: z.optional(z.string()),
});
export type MyFile = z.infer<typeof myFile>;

/** By what my files can be sorted. */
export const fileColumns = ['name', 'fileExtension', 'fileSize', 'creatorTime'] as const;

export const listMyFiles = endpoint({
  name: 'listMyFiles',
  method: 'GET',
  path: '/api/file/Mine',
  summary: 'The files I stored, newest first unless sorted by a column',
  query: z.object({ ...pagingSortedBy(fileColumns), type: z.optional(uploadType) }),
  response: pageOf(myFile),
  needs: { modelId: 'myFiles' },
});

export const deleteMyFile = endpoint({
  name: 'deleteMyFile',
  method: 'DELETE',
  path: '/api/file/:fileId',
  summary: 'Delete a file I stored',
  success: 'deleted',
  params: z.object({ fileId: id }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'myFiles', button: 'btn_remove' },
});
