import { inDatum } from './datum.ts';
import { roundedSpot, type Spot } from './spot.ts';

export interface Named extends Spot {
  name: string;
  address: string;
}

export const mapApps = ['device', 'amap', 'tencent', 'baidu'] as const;
export type MapApp = (typeof mapApps)[number];

/** The kind of device: each has its own way to its own map. */
export type MapDevice = 'android' | 'apple' | 'other';

export function mapDeviceOf(userAgent: string): MapDevice {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|macintosh/i.test(userAgent) ? 'apple' : 'other';
}

const said = encodeURIComponent;

/** The address that opens a place in a map, in the datum of that map; undefined where a device has no map of its own. */
export function mapLink(app: MapApp, place: Named, device: MapDevice): string | undefined {
  const name = said(place.name || `${place.lat}, ${place.lng}`);
  const { lat, lng } = place;
  if (app === 'device') {
    if (device === 'android') return `geo:${lat},${lng}?q=${lat},${lng}(${name})`;
    return device === 'apple' ? `https://maps.apple.com/?ll=${lat},${lng}&q=${name}` : undefined;
  }
  if (app === 'baidu') {
    const spot = roundedSpot(inDatum(place, 'BD09'));
    const text = said(place.address || place.name);
    return `https://api.map.baidu.com/marker?location=${spot.lat},${spot.lng}&title=${name}&content=${text}&output=html&coord_type=bd09ll&src=fairway`;
  }
  const spot = roundedSpot(inDatum(place, 'GCJ02'));
  if (app === 'amap')
    return `https://uri.amap.com/marker?position=${spot.lng},${spot.lat}&name=${name}&coordinate=gaode&callnative=1&src=fairway`;
  // Its marker is a list of its own: what parts it is said once more encoded.
  const marker = said(
    `coord:${spot.lat},${spot.lng};title:${plain(place.name)};addr:${plain(place.address)}`,
  );
  return `https://apis.map.qq.com/uri/v1/marker?marker=${marker}&coord_type=1&referer=fairway`;
}

const plain = (text: string): string => text.replaceAll(/[;:|]/g, ' ');
