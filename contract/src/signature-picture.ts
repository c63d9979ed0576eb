import * as z from 'zod/mini';

/** A picture inside a data URL; what it holds is looked at by content, as every upload is. */
export const signaturePicture = z
  .string()
  .check(z.maxLength(400_000), z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/));
