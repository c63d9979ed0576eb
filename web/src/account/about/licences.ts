import { request } from '../../wire/request.ts';

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Written beside the app when it is built, from what is really inside it. */
export const requestLicences = () => request<Licence[]>({ url: 'licences.json', method: 'GET', raw: true });
