import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { formContext } from './records.ts';

const base = '/api/system/Gallery';
const needs = { modelId: 'gallery' } as const;
const adds = { modelId: 'gallery', button: 'btn_add' } as const;

export const galleryKinds = ['flow', 'form'] as const;
export type GalleryKind = (typeof galleryKinds)[number];

/** How the people of a place are found. */
export const placeWays = ['members', 'manager', 'departmentHead', 'administrators'] as const;
export type PlaceWay = (typeof placeWays)[number];

const mixedIds = z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(100));

/** Who stands in a place of a flow: people, positions, roles … as `id--type`, or a rule. */
const placed = z.object({ by: z.enum(placeWays), ids: z._default(mixedIds, []) });
export type Placed = z.infer<typeof placed>;

const take = z.object({
  id: z.string(),
  /** The flow or form it made; empty when that was deleted since. */
  targetId: z.string(),
  ...{ fullName: z.string(), at: moment, byName: z.string() },
});

const head = {
  ...{ code: z.string(), kind: z.enum(galleryKinds), fullName: z.string(), description: z.string() },
  ...{ category: z.string(), icon: z.string(), iconBackground: z.string() },
  /** Steps and who does them, or the roles that work with a form, in a few words. */
  who: z.array(z.string()),
  /** What was made from it and is still there, and what has its code anyway. */
  takes: z.array(take),
  isThere: z.boolean(),
};
export const galleryItem = z.object(head);
export type GalleryItem = z.infer<typeof galleryItem>;

const place = z.object({
  /** What the flow calls it. */
  key: z.string(),
  label: z.string(),
  /** Where it stands. */
  steps: z.array(z.string()),
  ways: z.array(z.enum(placeWays)),
  suggestion: placed,
});
export type GalleryPlace = z.infer<typeof place>;

const list = z.object({
  ...{ code: z.string(), fullName: z.string() },
  /** How a line is written, and lines to begin with. */
  ...{ hint: z.string(), sample: z.string() },
});
export type GalleryList = z.infer<typeof list>;

export const listGallery = endpoint({
  ...{ name: 'listGallery', method: 'GET', path: base },
  summary: 'Flows and forms a forwarder usually needs, to choose from',
  response: listOf(galleryItem),
  needs,
});

export const getGalleryItem = endpoint({
  ...{ name: 'getGalleryItem', method: 'GET', path: `${base}/:code` },
  summary: 'One of them: its form, its flow, and what has to be said before it can be used',
  params: z.object({ code: id }),
  response: z.object({
    ...head,
    /** JSON texts in the language of the reader; no flow: empty. */
    ...{ definition: z.string(), template: z.string() },
    context: formContext,
    places: z.array(place),
    /** Lines of the company's own that its form chooses from. */
    lists: z.array(list),
    /** What comes along. */
    brings: z.array(z.string()),
    /** Who may start it or fill it in, as `id--type`; none: everybody. */
    users: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
  needs,
});

export const takeFromGallery = endpoint({
  ...{ name: 'takeFromGallery', method: 'POST', path: `${base}/:code/Take` },
  summary: 'Give the company a flow or form of the gallery, with everything it needs; it can be used at once',
  params: z.object({ code: id }),
  body: z.object({
    places: z._default(z.record(z.string().check(z.maxLength(200)), placed), {}),
    lists: z._default(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(20_000))), {}),
    /** Who may start it, as `id--type`; for a form only roles. */
    users: z._default(mixedIds, []),
    /** What a second one is called. */
    fullName: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  }),
  response: z.object({ id: z.string(), targetId: z.string(), kind: z.enum(galleryKinds) }),
  success: 'created',
  errors: [
    ...(['NOT_FOUND', 'FORBIDDEN', 'FIELDS_INVALID', 'GALLERY_TAKEN', 'FLOW_WRONG', 'FORM_WRONG'] as const),
    'CODE_TAKEN',
  ],
  needs: adds,
});

export const undoTake = endpoint({
  ...{ name: 'undoTake', method: 'POST', path: `${base}/Takes/:id/Undo` },
  summary: 'Take away what was taken from the gallery, as long as nobody used or changed it',
  params: z.object({ id }),
  success: 'done',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'FLOW_IN_USE', 'MODEL_IN_USE', 'INTERFACE_IN_USE', 'GALLERY_CHANGED'],
  needs: adds,
});
