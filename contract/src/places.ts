import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment, pageOf, paging } from './envelope.ts';

/** Places are kept as satellites say them; whoever needs another datum converts at the edge. */
export const placeDatum = 'WGS84' as const;
export const mostSavedPlaces = 100;
/** Older ones give way. */
export const mostRecentPlaces = 30;
/** Of each kind; whoever looks for another one writes more of it. */
export const mostPlacesFound = 8;

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
const spot = { lat: degrees(90), lng: degrees(180) };
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const named = z.object({
  name: text(100).check(z.minLength(1)),
  address: z._default(text(300), ''),
  ...spot,
});
export type NamedPlace = z.output<typeof named>;

const myPlace = z.object({
  id: z.string(),
  ...{ name: z.string(), address: z.string(), lat: z.number(), lng: z.number() },
  datum: z.literal(placeDatum),
  isSaved: z.boolean(),
  usedAt: moment,
});
export type MyPlace = z.infer<typeof myPlace>;

export const listMyPlaces = endpoint({
  name: 'listMyPlaces',
  method: 'GET',
  path: '/api/places',
  summary: 'The caller’s own places, saved or chosen lately, the last one used first',
  query: z.object({ ...paging, kept: z._default(z.enum(['all', 'saved', 'recent']), 'all') }),
  response: pageOf(myPlace),
});

export const foundPlaceKinds = ['mine', 'customer', 'port', 'area'] as const;
const foundPlace = z.object({
  kind: z.enum(foundPlaceKinds),
  id: z.string(),
  name: z.string(),
  address: z.string(),
  /** Null where nobody has said yet where it is. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});
export type FoundPlace = z.infer<typeof foundPlace>;

export const searchPlaces = endpoint({
  name: 'searchPlaces',
  method: 'GET',
  path: '/api/places/Search',
  summary: 'Places by name and address: the caller’s own, customers they see, ports and areas',
  query: z.object({ keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  response: listOf(foundPlace),
});

const kept = z.object({ id: z.string() });

export const savePlace = endpoint({
  name: 'savePlace',
  method: 'POST',
  path: '/api/places',
  summary: 'Save a place for oneself; the same one again is one',
  body: named,
  response: kept,
  success: 'saved',
  errors: ['TOO_MANY_PLACES'],
  audited: false,
});

export const notePlace = endpoint({
  name: 'notePlace',
  method: 'POST',
  path: '/api/places/Recent',
  summary: 'Remember a place that was chosen; the oldest that is not saved gives way',
  body: named,
  response: kept,
  audited: false,
});

export const removePlace = endpoint({
  name: 'removePlace',
  method: 'DELETE',
  path: '/api/places/:id',
  summary: 'Forget one of the caller’s own places',
  params: z.object({ id }),
  success: 'deleted',
  errors: ['NOT_FOUND'],
  audited: false,
});

export const locateCustomer = endpoint({
  name: 'locateCustomer',
  method: 'PUT',
  path: '/api/places/Customer/:id',
  summary: 'Say for the whole company where a customer is',
  params: z.object({ id }),
  body: z.object({ address: z._default(text(300), ''), ...spot }),
  success: 'saved',
  errors: ['NOT_FOUND'],
  needs: { modelId: 'customers', button: 'btn_edit' },
});
