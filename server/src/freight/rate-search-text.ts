import type { WrittenRate } from '@fairway/contract/freight-rates.ts';

interface Place {
  unlocode: string;
  nameCn: string;
  nameEn: string;
}
interface Carrier {
  scac: string;
  nameCn: string;
  nameEn: string;
}

/** Its number, codes and names: what people type to find a rate. */
export function rateSearchText(
  rateNo: string,
  {
    polId,
    podId,
    carrierId,
    serviceCode,
    commodity,
  }: Pick<WrittenRate, 'polId' | 'podId' | 'carrierId' | 'serviceCode' | 'commodity'>,
  ports: ReadonlyMap<string, Place>,
  carriers: ReadonlyMap<string, Carrier>,
): string {
  const carrier = carriers.get(carrierId);
  const places = [ports.get(polId), ports.get(podId)].flatMap((port) =>
    port ? [port.unlocode, port.nameCn, port.nameEn] : [],
  );
  const named = carrier ? [carrier.scac, carrier.nameCn, carrier.nameEn] : [];
  return [rateNo, ...places, ...named, serviceCode, commodity].filter(Boolean).join(' ').toLowerCase();
}
