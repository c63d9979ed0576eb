import type { RateMapping } from '@fairway/contract/rate-import.ts';

/** Fields without which no row of a sheet can become a rate. */
export function missingColumns({ columns, constants, markup }: RateMapping): string[] {
  const has = (...fields: string[]) => columns.some(({ target }) => fields.includes(target.to));
  const layers = columns.flatMap(({ target }) => ('layer' in target ? [target.layer] : []));
  const missing = {
    mode: !has('mode') && !constants.mode,
    pol: !has('pol') && !constants.polId,
    pod: !has('pod') && !constants.podId,
    carrier: !has('carrier') && !constants.carrierId,
    validFrom: !has('validity', 'validFrom') && !constants.validFrom,
    validTo: !has('validity', 'validTo') && !constants.validTo,
    price: layers.length === 0,
    markup: layers.includes('cost') && !layers.includes('sell') && !markup,
  };
  return Object.entries(missing).flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}
