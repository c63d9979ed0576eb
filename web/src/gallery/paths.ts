export const galleryScreen = '/pages/system/gallery';
/** One of its flows or forms. */
export const galleryPathOf = (code: string): string =>
  `${galleryScreen}?${new URLSearchParams({ id: code })}`;
