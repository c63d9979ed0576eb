interface Place {
  latitude: number;
  longitude: number;
  title: string;
}

/** Where a map shows a place: the map app where phones have one for it, a page of a map elsewhere. */
export function mapAddress({ latitude, longitude, title }: Place, userAgent = navigator.userAgent): string {
  const name = encodeURIComponent(title);
  if (/android/i.test(userAgent)) return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${name})`;
  if (/iphone|ipad|macintosh/i.test(userAgent))
    return `https://maps.apple.com/?ll=${latitude},${longitude}&q=${name}`;
  // The device says where it is in the world's coordinates; this map has its own and converts.
  return `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${name}&coordinate=wgs84`;
}
