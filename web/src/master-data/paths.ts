const query = (given: Readonly<Record<string, string | undefined>>): string => {
  const known = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
};

export const masterDataPath = '/pages/masterData/index';
export const sailingsPath = '/pages/masterData/sailings';
export const exchangeRatesPath = '/pages/masterData/exchangeRates';

/** One of the lists of an entity, with a record of it open. */
export const entityPath = (path: string, entity: string, id?: string) => `${path}${query({ entity, id })}`;
export const exchangeRatePath = (id?: string) => `${exchangeRatesPath}${query({ id })}`;

/** A record to be written: one that is there, or a new one. */
export const editPath = (entity: string, id?: string) => `/pages/masterData/edit${query({ entity, id })}`;

/** Where records of an entity come from a sheet. */
export const importPath = (entity: string) => `/pages/masterData/import${query({ entity })}`;
