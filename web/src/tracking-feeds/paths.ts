export const feedsPath = '/pages/shipment/feeds';
export const trackingFilePath = '/pages/shipment/feeds/import';
const demurrageTariffsScreen = '/pages/shipment/demurrage';
const demurrageTariffEditScreen = '/pages/shipment/demurrage/edit';

const withId = (path: string, id: string | undefined) =>
  id ? `${path}?${new URLSearchParams({ id })}` : path;

/** What boxes cost that stay too long: all of them, one of them, and where one is written. */
export const demurrageTariffsPath = (id?: string): string => withId(demurrageTariffsScreen, id);
export const demurrageTariffEditPath = (id?: string): string => withId(demurrageTariffEditScreen, id);
