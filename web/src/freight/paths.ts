const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

const given = (asked: Readonly<Record<string, string>>): string =>
  String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')));

export const ratesPath = '/pages/freight/freight/index';

/** The search of rates, with a lane where one is known. */
export const laneRatesPath = (lane: Readonly<Record<string, string>> = {}): string =>
  withQuery(ratesPath, String(new URLSearchParams(lane)));

/** A rate on its own page; `asked` is what is to be carried and when, as the search has it in the address. */
export const ratePath = (id: string, asked: URLSearchParams = new URLSearchParams()): string => {
  const query = new URLSearchParams(asked);
  query.set('id', id);
  return withQuery('/pages/freight/freight/detail', String(query));
};

/** A rate to be written: one that is there, or a new one. */
export const rateEditPath = (id?: string): string =>
  withQuery('/pages/freight/freight/edit', id ? String(new URLSearchParams({ id })) : '');

/** The list of those who keep rates; `asked` narrows it to an import, a request or a state. */
export const keepingPath = (asked: Readonly<Record<string, string>> = {}): string =>
  withQuery('/pages/freight/rates', given(asked));

export const lineBoardPath = '/pages/freight/tpline';

/** The rates of a trade line. */
export const linePath = (lineId: string): string =>
  withQuery(lineBoardPath, String(new URLSearchParams({ line: lineId })));

export const watchesPath = '/pages/freight/watches';
export const inquiriesPath = '/pages/freight/inquiries';

/** An inquiry on its own page. */
export const inquiryPath = (id: string): string =>
  withQuery('/pages/freight/inquiry', String(new URLSearchParams({ id })));

/** A new inquiry; `asked` is what was searched for, as the search has it in the address. */
export const newInquiryPath = (asked: URLSearchParams = new URLSearchParams()): string =>
  withQuery('/pages/freight/inquiry/new', String(asked));

/** What a port charges, with a port where one is known. */
export const localFeesPath = (asked: Readonly<Record<string, string>> = {}): string =>
  withQuery('/pages/freight/freightdetail', given(asked));

/** One tariff as a table: port, direction and carrier in the address. */
export const tariffPath = (asked: Readonly<Record<string, string>>): string =>
  withQuery('/pages/freight/freight/localchargedetail', given(asked));

/** The lists in which charges are kept, with one of them open. */
export const localChargesPath = (id = ''): string => withQuery('/pages/freight/localCharges', given({ id }));
export const surchargesPath = (id = ''): string => withQuery('/pages/freight/surcharges', given({ id }));

/** A charge to be written; `copy` names one it begins like. */
export const localChargeEditPath = (asked: Readonly<Record<string, string>> = {}): string =>
  withQuery('/pages/freight/chargeEdit', given({ entity: 'LocalCharge', ...asked }));
export const surchargeEditPath = (asked: Readonly<Record<string, string>> = {}): string =>
  withQuery('/pages/freight/chargeEdit', given({ entity: 'LaneSurcharge', ...asked }));
