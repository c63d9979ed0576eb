import { getGalleryItem, listGallery } from '@fairway/contract/gallery.ts';
import { queryClient } from '../wire/query-client.ts';

/** What shows something else once something was taken. */
export const galleryReads = [listGallery, getGalleryItem];

export function refreshGallery(): void {
  for (const { name } of galleryReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
