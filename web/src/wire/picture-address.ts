import { joinBase } from './base-path.ts';

/** Where a picture is loaded from that anybody may see; nothing where there is none. */
export const pictureAddress = (path: string | undefined): string | undefined =>
  path ? joinBase(path).href : undefined;
