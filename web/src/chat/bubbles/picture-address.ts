import { getImage } from '@fairway/contract/files.ts';
import { pathOf } from '../../wire/api.ts';

/** Where the picture of a message is. Made from its name: an address that somebody wrote is not followed. */
export const pictureAddress = (name: string | undefined, size: 'thumb' | 'full') =>
  name && `${pathOf(getImage, { type: 'IM', name })}?size=${size}`;
