import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, listOf, moment, pageOf, paging, pagingSortedBy } from './envelope.ts';
import { day, nameOf } from './kept-fields.ts';
import { placeDatum } from './places.ts';
import {
  mostPunchFixes,
  mostPunchPhotos,
  punchAddressSources,
  punchExplanations,
  punchFlags,
  punchKinds,
  punchTargetKinds,
} from './punch-fields.ts';

const base = '/api/extend/FieldPunchCard';
const params = z.object({ id });
const needs = { modelId: 'punchCard' } as const;
/** What the team did is for managers of the button; who is seen is worked out for each caller. */
const needsRules = { modelId: 'punchCard', button: 'btn_rules' } as const;

const text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '');
const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
const spot = { lat: degrees(90), lng: degrees(180) };
/** Metres; a device that knows nothing says a very large number. */
const accuracy = z.number().check(z.minimum(0), z.maximum(10_000_000));
/** A moment by any clock, right or wrong. */
const clock = moment.check(z.minimum(0), z.maximum(Date.UTC(9_000, 0)));
const queriedDegrees = (most: number) =>
  z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/)), z.pipe(z.transform(Number), degrees(most)));
/** Ids parted by commas. */
const ids = z.string().check(z.maxLength(10_000), z.regex(/^[\w.,-]*$/));
const month = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/));
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1_440));
const weekdays = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7));
const target = { kind: z.enum(punchTargetKinds), id };

// Rules

const ruleValues = {
  name: nameOf(50),
  isOn: z.boolean(),
  /** For whom; a rule without any of them is for everybody. The one that names a person most closely holds. */
  departmentIds: z.array(id).check(z.maxLength(200)),
  groupIds: z.array(id).check(z.maxLength(200)),
  userIds: z.array(id).check(z.maxLength(500)),
  /** 1 Monday … 7 Sunday; none for every day. */
  days: weekdays,
  /** Minutes after midnight; both null for any time. */
  fromMinute: z.nullable(minuteOfDay),
  toMinute: z.nullable(minuteOfDay),
  /** Metres around a target that count as there. */
  radius: z.int().check(z.minimum(20), z.maximum(20_000)),
  isPhotoRequired: z.boolean(),
};
const ruleInForce = z.object({
  ...{ id: z.string(), name: z.string(), days: z.array(z.number()) },
  ...{ fromMinute: z.nullable(z.number()), toMinute: z.nullable(z.number()) },
  ...{ radius: z.number(), isPhotoRequired: z.boolean() },
});
export type PunchRuleInForce = z.infer<typeof ruleInForce>;

const named = z.object({ id: z.string(), name: z.string() });
const rule = z.object({
  ...{ id: z.string(), version: z.number(), ...ruleValues },
  /** Names of whom it is for. */
  ...{ departments: z.array(named), groups: z.array(named), users: z.array(named) },
  ...{ changedTime: moment, changedByName: z.string() },
});
export type PunchRule = z.infer<typeof rule>;

// A punch

const flag = z.object({ flag: z.enum(punchFlags), value: z.nullable(z.number()) });
export type ShownPunchFlag = z.infer<typeof flag>;

export const punchRow = z.object({
  id: z.string(),
  /** What the device called it, so that it finds its own. */
  clientId: z.string(),
  kind: z.enum(punchKinds),
  ...{ userId: z.string(), realName: z.string(), headIcon: z.string(), isExternal, organize: z.string() },
  /** The day of the company on which it was. */
  day: z.string(),
  /** When it was: by the server's clock, however long it waited. */
  at: moment,
  receivedAt: moment,
  isQueued: z.boolean(),
  /** Milliseconds by which the device's clock was ahead of the server's. */
  clockOffBy: z.number(),
  /** Null once it was removed. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  accuracy: z.nullable(z.number()),
  datum: z.literal(placeDatum),
  /** Province, city and district, or the nearest known place. */
  address: z.string(),
  addressSource: z.enum(punchAddressSources),
  target: z.nullable(
    z.object({ kind: z.enum(punchTargetKinds), id: z.string(), name: z.string(), address: z.string() }),
  ),
  /** Metres to the target; null without one, or where nobody has said where it is. */
  distance: z.nullable(z.number()),
  radius: z.number(),
  flags: z.array(flag),
  note: z.string(),
  photos: z.number(),
  explanation: z.enum(punchExplanations),
  /** The other half of the visit, and how long it was. */
  pairId: z.nullable(z.string()),
  minutes: z.nullable(z.number()),
  isPositionRemoved: z.boolean(),
  arePhotosRemoved: z.boolean(),
});
export type PunchRow = z.infer<typeof punchRow>;

export const punch = z.object({
  ...punchRow.shape,
  isMine: z.boolean(),
  lateReason: z.string(),
  /** What was drawn on the photos. */
  watermark: z.string(),
  photoList: z.array(
    z.object({
      fileId: z.string(),
      sha256: z.string(),
      name: z.string(),
      url: z.string(),
      thumbUrl: z.string(),
    }),
  ),
  /** Null once the position was removed. */
  fixes: z.nullable(z.array(z.object({ lat: z.number(), lng: z.number(), accuracy: z.number() }))),
  rule: z.nullable(z.object({ name: z.string() })),
  /** Where the target was when this was punched. */
  targetSpot: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  explained: z.nullable(
    z.object({
      flowId: z.string(),
      reason: z.string(),
      askedTime: moment,
      decidedTime: z.nullable(moment),
      /** The caller may open the approval. */
      mayOpen: z.boolean(),
    }),
  ),
  mayExplain: z.boolean(),
});
export type Punch = z.infer<typeof punch>;

const notice = z.object({
  version: z.number(),
  /** What the company adds in its own words. */
  text: z.string(),
  positionDays: z.number(),
  photoDays: z.number(),
  /** Beside oneself. */
  seenBy: z.array(z.enum(['managers', 'hr'])),
  /** Positions are sent to a map service for their address. */
  isSentToMap: z.boolean(),
  isAgreed: z.boolean(),
  agreedTime: z.nullable(moment),
});
export type PunchNotice = z.infer<typeof notice>;

export const getPunchStart = endpoint({
  ...{ name: 'getPunchStart', method: 'GET', path: `${base}/Start` },
  summary:
    'What a punch begins with: my rule, the notice, the time of the server, my open check-ins of today',
  response: z.object({
    serverTime: moment,
    /** The company's zone: its days begin there. */
    today: z.string(),
    rule: z.nullable(ruleInForce),
    notice,
    open: z.array(punchRow),
    /** How many people's punches I may see beside my own. */
    team: z.number(),
  }),
  needs,
});

export const agreeToPunchNotice = endpoint({
  ...{ name: 'agreeToPunchNotice', method: 'POST', path: `${base}/Notice/Agree` },
  summary: 'Agree to what is kept of positions, for how long and who sees it',
  success: 'done',
  body: z.object({ version: z.number() }),
  errors: ['RECORD_CHANGED'],
  needs,
});

const punchTarget = z.object({
  kind: z.enum(punchTargetKinds),
  id: z.string(),
  name: z.string(),
  address: z.string(),
  /** Null where nobody has said yet where it is. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  /** Metres from the position that was asked about; null without either. */
  distance: z.nullable(z.number()),
});
export type PunchTarget = z.infer<typeof punchTarget>;
/** As many as fit a device that is offline later. */
export const mostPunchTargets = 50;

export const listPunchTargets = endpoint({
  ...{ name: 'listPunchTargets', method: 'GET', path: `${base}/Targets` },
  summary: 'Customers the caller sees and ports: the nearest first, or by their names',
  query: z.object({
    lat: z.optional(queriedDegrees(90)),
    lng: z.optional(queriedDegrees(180)),
    keyword: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    kind: z.optional(z.enum(['', ...punchTargetKinds])),
  }),
  response: listOf(punchTarget),
  needs,
});

export const newPunch = z.object({
  /** Made on the device when it was punched: sent any number of times, it is one. */
  clientId: id,
  kind: z.enum(punchKinds),
  position: z.object({ ...spot, accuracy }),
  /** All that the position was chosen from. */
  fixes: z._default(z.array(z.object({ ...spot, accuracy })).check(z.maxLength(mostPunchFixes)), []),
  isMock: z._default(z.boolean(), false),
  /** By the device's clock. */
  takenAt: clock,
  sentAt: clock,
  /** Between the two by a clock nobody can set; null where the app was closed in between. */
  elapsedMs: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(366 * 86_400_000))), null),
  /** It waited for a network. */
  isQueued: z._default(z.boolean(), false),
  /** What the device is known by to itself. */
  deviceId: text(100),
  target: z._default(z.nullable(z.object(target)), null),
  note: text(500),
  photos: z._default(
    z
      .array(z.object({ fileId: id, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }))
      .check(z.maxLength(mostPunchPhotos)),
    [],
  ),
  watermark: text(300),
  lateReason: text(500),
});
export type NewPunch = z.input<typeof newPunch>;

export const addPunch = endpoint({
  ...{ name: 'addPunch', method: 'POST', path: base },
  summary: 'Punch in or out; the same client id again answers with the punch that is there',
  success: 'done',
  body: newPunch,
  response: punch,
  errors: [
    ...(['NOT_FOUND', 'PUNCH_NOTICE_NOT_AGREED', 'PUNCH_PHOTO_MISSING', 'PUNCH_PHOTO_WRONG'] as const),
    'PUNCH_LATE_WITHOUT_REASON',
  ],
  needs,
});

const dayTotals = {
  punches: z.number(),
  visits: z.number(),
  /** Of visits that were closed. */
  minutes: z.number(),
  flags: z.array(z.enum(punchFlags)),
};

export const getPunchMonth = endpoint({
  ...{ name: 'getPunchMonth', method: 'GET', path: `${base}/Month` },
  summary: 'The days of a month on which somebody punched, the caller or one of those they may see',
  query: z.object({ month, userId: z.optional(id) }),
  response: z.object({
    list: z.array(z.object({ day: z.string(), ...dayTotals })),
    total: z.object({ days: z.number(), punches: z.number(), visits: z.number(), minutes: z.number() }),
  }),
  errors: ['NOT_FOUND'],
  needs,
});

export const getPunchDay = endpoint({
  ...{ name: 'getPunchDay', method: 'GET', path: `${base}/Day` },
  summary: 'The punches of a day in their order, the visits they make and the length of the track',
  query: z.object({ day, userId: z.optional(id) }),
  response: z.object({
    punches: z.array(punchRow),
    visits: z.array(
      z.object({
        inId: z.string(),
        outId: z.nullable(z.string()),
        target: z.nullable(z.object({ kind: z.enum(punchTargetKinds), id: z.string(), name: z.string() })),
        from: moment,
        to: z.nullable(moment),
        minutes: z.nullable(z.number()),
      }),
    ),
    /** From punch to punch, straight. */
    metres: z.number(),
  }),
  errors: ['NOT_FOUND'],
  needs,
});

export const getPunch = endpoint({
  ...{ name: 'getPunch', method: 'GET', path: `${base}/:id` },
  summary: 'One punch of the caller, or of somebody whose punches they may see',
  params,
  response: punch,
  errors: ['NOT_FOUND'],
  needs,
});

export const explainPunch = endpoint({
  ...{ name: 'explainPunch', method: 'POST', path: `${base}/:id/Explanation` },
  summary: 'Explain a punch of mine; whoever approves it decides whether it is accepted',
  success: 'submitted',
  params,
  body: z.object({ reason: nameOf(500) }),
  response: z.object({ flowId: z.string() }),
  errors: [
    ...(['NOT_FOUND', 'PUNCH_EXPLAINED_ALREADY'] as const),
    ...(['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs,
});

// The team

const inTeam = {
  from: z.optional(day),
  to: z.optional(day),
  /** Parted by commas, of those the caller may see. */
  userIds: z.optional(ids),
  /** With the departments below it. */
  organizeId: z.optional(z.union([id, z.literal('')])),
  targetKind: z.optional(z.enum(['', ...punchTargetKinds])),
  targetId: z.optional(z.union([id, z.literal('')])),
};
export const punchColumns = ['at', 'realName', 'distance', 'accuracy', 'receivedAt'] as const;

export const listTeamPunches = endpoint({
  ...{ name: 'listTeamPunches', method: 'GET', path: `${base}/Team` },
  summary: 'The punches of everybody the caller may see, the latest first',
  query: z.object({
    ...pagingSortedBy(punchColumns),
    ...inTeam,
    kind: z.optional(z.enum(['', ...punchKinds])),
    /** Those with this flag; `any` for all that have one. */
    flag: z.optional(z.enum(['', 'any', ...punchFlags])),
    explanation: z.optional(z.enum(['', ...punchExplanations])),
  }),
  response: pageOf(punchRow),
  needs,
});

export const listPunchTeam = endpoint({
  ...{ name: 'listPunchTeam', method: 'GET', path: `${base}/Team/People` },
  summary: 'Whose punches the caller may see, with what each did on a day and where they were last',
  query: z.object({ ...paging, day: z.optional(day), organizeId: inTeam.organizeId }),
  response: pageOf(
    z.object({
      ...{ userId: z.string(), realName: z.string(), headIcon: z.string(), isExternal, organize: z.string() },
      ...{ punches: z.number(), visits: z.number() },
      last: z.nullable(punchRow),
    }),
  ),
  needs,
});

export const punchStatisticKinds = ['person', 'day', 'target'] as const;
const statistics = {
  ...{ punches: z.number(), visits: z.number(), closed: z.number(), minutes: z.number() },
  ...{ flagged: z.number(), outside: z.number(), late: z.number(), explained: z.number() },
  ...{ people: z.number(), targets: z.number(), days: z.number() },
};
export const punchStatistic = z.object({
  /** A person, a day, or the kind and id of a target; empty for punches without one. */
  key: z.string(),
  name: z.string(),
  /** Of a person. */
  ...{ headIcon: z.string(), isExternal, organize: z.string() },
  ...statistics,
});
export type PunchStatistic = z.infer<typeof punchStatistic>;

export const listPunchStatistics = endpoint({
  ...{ name: 'listPunchStatistics', method: 'GET', path: `${base}/Team/Statistics` },
  summary: 'Punches and visits of those the caller may see, by person, by day or by target',
  query: z.object({
    ...pagingSortedBy(['name', 'punches', 'visits', 'minutes', 'flagged', 'outside', 'late']),
    ...inTeam,
    ...{ from: day, to: day },
    by: z._default(z.enum(punchStatisticKinds), 'person'),
  }),
  response: z.object({ ...pageOf(punchStatistic).shape, total: z.object(statistics) }),
  needs,
});

// Rules and the map service

export const listPunchRules = endpoint({
  ...{ name: 'listPunchRules', method: 'GET', path: `${base}/Rules` },
  summary: 'The rules of punches, with whom each is for',
  response: listOf(rule),
  needs: needsRules,
});

export const savePunchRule = endpoint({
  ...{ name: 'savePunchRule', method: 'PUT', path: `${base}/Rules` },
  summary: 'Make a rule of punches, or change one as it was when the caller read it',
  success: 'saved',
  body: z.object({ id: z.optional(id), version: z.optional(z.number()), ...ruleValues }),
  response: z.object({ id: z.string(), version: z.number() }),
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'PUNCH_RULES_TOO_MANY'],
  needs: needsRules,
});

export const deletePunchRule = endpoint({
  ...{ name: 'deletePunchRule', method: 'DELETE', path: `${base}/Rules/:id` },
  summary: 'Delete a rule of punches; what was punched under it stays as it was',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND'],
  needs: needsRules,
});

const mapService = {
  isOn: z.boolean(),
  /** Without a path: `https://restapi.amap.com`. */
  address: z.string().check(z.trim(), z.maxLength(200), z.regex(/^https?:\/\/[^\s/?#@]+$/)),
};

export const getPunchMap = endpoint({
  ...{ name: 'getPunchMap', method: 'GET', path: `${base}/Map` },
  summary: 'Which map service names the addresses of punches, and how its last answers were',
  response: z.object({
    ...mapService,
    address: z.string(),
    /** A key is kept; nobody is shown it. */
    hasKey: z.boolean(),
    version: z.number(),
    lastAnswerTime: z.nullable(moment),
    lastProblem: z.string(),
  }),
  needs: needsRules,
});

export const savePunchMap = endpoint({
  ...{ name: 'savePunchMap', method: 'PUT', path: `${base}/Map` },
  summary: 'Choose the map service that names addresses; without a key the one that is kept stays',
  success: 'saved',
  body: z.object({ ...mapService, key: z.optional(text(200)), version: z.number() }),
  response: z.object({ version: z.number() }),
  errors: ['RECORD_CHANGED', 'PUNCH_MAP_REFUSED', 'FIELDS_INVALID'],
  needs: needsRules,
});
