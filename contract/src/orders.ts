import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { allInPrice, money } from './freight-search.ts';
import { codeOf, currencyCode, day, nameOf, optionalText, positiveDecimal } from './kept-fields.ts';
import {
  type OrderState,
  orderBox,
  orderFields,
  orderRequests,
  orderStates,
  rejectReasons,
} from './order-fields.ts';
import { quotedRate, quotedSailing, quoteExclusion, quoteGroups, quoteLine } from './quotes.ts';

const base = '/api/erpcargo/Order';
const templates = '/api/erpcargo/OrderTemplate';

/** The screen of one order (`?id=`): messages about it open it. */
export const orderPath = '/pages/shipment/cargoshipment/shipmentdetail';

/** The tabs of the lists, and which states stand below each. */
export const orderTabs = {
  all: orderStates,
  draft: ['draft'],
  submitted: ['submitted'],
  needInfo: ['needInfo'],
  booking: ['accepted', 'booking'],
  confirmed: ['confirmed'],
  converted: ['converted'],
  completed: ['completed'],
  cancelled: ['cancelled', 'rejected', 'expired'],
} as const satisfies Record<string, readonly OrderState[]>;
export type OrderTab = keyof typeof orderTabs;

/** `mine`: placed by me, of my company, or of customers I answer for; `company`: everything I may see. */
export const orderScopes = ['mine', 'company'] as const;
export type OrderScope = (typeof orderScopes)[number];

/** What somebody may do with an order now, as far as its state and their rights decide it. */
export const orderCans = [
  ...(['edit', 'submit', 'withdraw', 'delete', 'copy', 'saveTemplate', 'reprice', 'talk'] as const),
  ...(['cancel', 'requestCancel', 'requestAmend'] as const),
  ...(['askInfo', 'reject', 'accept', 'acceptBeyondCredit'] as const),
  ...(['book', 'failSpace', 'release', 'convert', 'answerAmend', 'answerCancel'] as const),
] as const;
export type OrderCan = (typeof orderCans)[number];

/** The bar at the head of an order. */
export const orderStepNames = [
  'draft',
  'review',
  'booking',
  'release',
  'conversion',
  'shipping',
  'completion',
] as const;
const orderStep = z.object({
  step: z.enum(orderStepNames),
  state: z.enum(['done', 'current', 'failed', 'ahead']),
  /** When it was done or failed. */
  at: z.nullable(moment),
});
export type OrderStep = z.infer<typeof orderStep>;

/** The cut-offs of a departure, in the order of a usual week. */
export const orderCutoffs = ['cutSi', 'cutVgm', 'cutPort', 'cutCustoms', 'cutManifest'] as const;
export type OrderCutoff = (typeof orderCutoffs)[number];

/** What comes next: who has to do what, by when. */
export const orderNextSteps = [
  ...(['submit', 'reprice', 'review', 'approveCredit', 'giveInfo', 'book', 'release', 'convert'] as const),
  ...(['answerAmend', 'answerCancel', 'meetCutoff', 'ship', 'none'] as const),
] as const;
const orderNext = z.object({
  what: z.enum(orderNextSteps),
  by: z.nullable(z.enum(['customer', 'staff'])),
  until: z.nullable(moment),
  /** Of `meetCutoff`: which one is the next. */
  cutoff: z.nullable(z.enum(orderCutoffs)),
});
export type OrderNext = z.infer<typeof orderNext>;

/** What to look at, though nothing is refused for it. */
export const orderWarnings = [
  /** Fewer than a day until the price is not held any longer. */
  'priceLockEnds',
  'priceLockOver',
  /** The day that decides lies outside the period the price was promised for. */
  'priceLeftValidity',
  /** The price was made for other boxes than the order has now: a change of them was granted. */
  'priceOtherBoxes',
  /** The rate is suspended, over, or was followed by another version; the price of the order stays. */
  'rateChanged',
  /** The order names a rate that has no price for it: see `problems` and the cargo. */
  'notPriced',
  'readyAfterCutoff',
  'answerOverdue',
  'waitingForCredit',
  'customerFrozen',
  'spaceFull',
] as const;
export type OrderWarning = (typeof orderWarnings)[number];

const orderProblem = z.object({
  field: z.string(),
  problem: z.enum(['missing', 'tooHeavy', 'tooLarge', 'backwards', 'past', 'needsSafetySheet']),
});

/** What somebody asks for: `etd` and cargo as the order has them now. */
const sailing = quotedSailing;

/** What a list says of an order; names in the reader's language. */
const orderRow = {
  ...{ id: z.string(), version: z.number(), orderNo: z.string(), status: z.enum(orderStates) },
  /** What the customer asked for and nobody answered yet. */
  request: z.nullable(z.enum(orderRequests)),
  ...{ customerId: z.nullable(z.string()), customerName: z.string() },
  ...{ placedById: z.string(), placedByName: z.string() },
  /** Who answers for the customer. */
  ...{ salesId: z.nullable(z.string()), salesName: z.string() },
  ...{ mode: z.enum(transportModes), rateId: z.nullable(z.string()), rateNo: z.string() },
  ...{ polId: z.nullable(z.string()), polName: z.string(), polCode: z.string() },
  ...{ podId: z.nullable(z.string()), podName: z.string(), podCode: z.string() },
  /** Whose clock the arrival is told by, as in its shipment; empty without a port. */
  podZone: z.string(),
  ...{ carrierName: z.string(), carrierCode: z.string() },
  ...{ boxes: z.array(orderBox), grossKg: z.string(), cbm: z.string(), packages: z.number() },
  ...{ commodity: z.string(), customerRef: z.string(), poNo: z.string() },
  cargoReadyOn: z.nullable(z.string()),
  /** The days it is wished to sail between. */
  ...{ etdFrom: z.nullable(z.string()), etdTo: z.nullable(z.string()) },
  /** The departure that was chosen or booked. */
  sailing: z.nullable(sailing),
  soNo: z.string(),
  /** What it comes to, for each currency; empty as long as it has no price. */
  totals: z.array(money),
  convertedTotal: z.nullable(money),
  /** Until when the price is held; null without a price, and once it was accepted for good. */
  priceLockUntil: z.nullable(moment),
  /** Until when it is to be answered; null unless it waits for that. */
  slaDue: z.nullable(moment),
  isOverdue: z.boolean(),
  isWaitingForCredit: z.boolean(),
  next: orderNext,
  can: z.array(z.enum(orderCans)),
  ...{ shipmentId: z.nullable(z.string()), shipmentNo: z.string() },
  ...{ creatorTime: moment, lastModifyTime: moment, submittedAt: z.nullable(moment) },
  /** To staff: where who looks after it works, and the trade line it goes to with who answers for that. */
  ...{ companyName: z.optional(z.string()), departmentName: z.optional(z.string()) },
  ...{ lineName: z.optional(z.string()), lineOwnerName: z.optional(z.string()) },
};
export const orderHead = z.object(orderRow);
export type OrderHead = z.infer<typeof orderHead>;

/** The price as it was promised. Nothing in it follows the rate. */
const orderPrice = z.object({
  /** `quote`: the lines and prices of the quote it was ordered by. */
  source: z.enum(['rate', 'quote']),
  rate: quotedRate,
  /** Floors and list prices are never here. */
  lines: z.array(z.omit(quoteLine, { listPrice: true, floor: true })),
  excluded: z.array(quoteExclusion),
  totals: z.array(money),
  converted: allInPrice.shape.converted,
  missingRate: allInPrice.shape.missingRate,
  pricedAt: moment,
  /** Which day decides whether it holds, and whether that day is known or guessed. */
  standing: z.object({ date: z.string(), isKnown: z.boolean(), holds: z.boolean() }),
  /** Where it was priced anew: what it came to before, and what is more or less by currency. */
  variance: z.nullable(
    z.object({ before: z.array(money), difference: z.array(money), pricedBefore: moment }),
  ),
});
export type OrderPrice = z.infer<typeof orderPrice>;

/** A field of the order as it was and as it is or is asked to be; values as in `orderFields`. */
const orderDifference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type OrderDifference = z.infer<typeof orderDifference>;

/** What is written down about an order; beside the acts of the state table what leaves the state as it is. */
export const orderHistoryActs = [
  ...(['create', 'edit', 'reprice', 'copy'] as const),
  ...(['submit', 'withdraw', 'askInfo', 'reject', 'accept', 'waitForCredit', 'book', 'failSpace'] as const),
  ...(['release', 'convert', 'cancel', 'confirmCancel', 'expire', 'complete', 'overdue'] as const),
  ...(['requestAmend', 'grantAmend', 'refuseAmend', 'requestCancel', 'refuseCancel'] as const),
] as const;
export type OrderHistoryAct = (typeof orderHistoryActs)[number];

const orderHistoryLine = z.object({
  ...{ id: z.string(), at: moment, act: z.enum(orderHistoryActs) },
  /** Empty for the system. */
  byName: z.string(),
  isByCustomer: z.boolean(),
  status: z.enum(orderStates),
  rejectReason: z.nullable(z.enum(rejectReasons)),
  /** What they said with it. */
  remark: z.string(),
  differences: z.array(orderDifference),
});
export type OrderHistoryLine = z.infer<typeof orderHistoryLine>;

const orderFile = z.object({
  ...{ fileId: z.string(), name: z.string(), fileSize: z.number(), fileExtension: z.string() },
  ...{ url: z.string(), thumbUrl: z.optional(z.string()) },
});

export const orderDetail = z.object({
  ...orderRow,
  /** Everything somebody filled in, to be shown and written again. */
  fields: orderFields,
  /** What keeps a draft from being sent; empty elsewhere. */
  problems: z.array(orderProblem),
  warnings: z.array(z.enum(orderWarnings)),
  steps: z.array(orderStep),
  price: z.nullable(orderPrice),
  /** The cut-offs as they were when space was released; those of the chosen departure before that. */
  cutoffs: z.array(z.object({ cutoff: z.enum(orderCutoffs), at: moment, timeZone: z.string() })),
  rejectReason: z.nullable(z.enum(rejectReasons)),
  /** What was said with the last question, refusal or failure. */
  stateRemark: z.string(),
  /** What was asked for, while it waits. */
  asked: z.nullable(
    z.object({
      ...{ request: z.enum(orderRequests), at: moment, byName: z.string(), remark: z.string() },
      differences: z.array(orderDifference),
    }),
  ),
  /** What an order that was cancelled late costs. */
  deadFreight: z.nullable(money),
  files: z.array(orderFile),
  history: z.array(orderHistoryLine),
  /** The quote it was ordered by. */
  quoteNo: z.string(),
  /** The order that expired or was copied, which this one was made from. */
  copiedFromId: z.nullable(z.string()),
  ...{ salesPhone: z.string(), salesEmail: z.string() },
  /** Columns of the module: what the freight costs us and what is left, by currency; null where no cost is known. */
  cost: z.optional(z.nullable(z.array(money))),
  profit: z.optional(z.nullable(z.array(money))),
  /** To staff who may see credit terms, while it waits for an answer; null where no limit was agreed. */
  credit: z.optional(
    z.nullable(
      z.object({
        ...{ limit: money, used: money, order: money, isExceeded: z.boolean() },
        /** What would be left with the order in it; below nothing where it goes beyond. */
        left: money,
        missingRate: z.nullable(z.object({ pair: z.string(), date: z.string() })),
      }),
    ),
  ),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const params = z.object({ id });
const version = z.number();
const reason = nameOf(500);
const module = { modelId: 'onlineOrder' } as const;
const needs = (button: string) => ({ modelId: 'onlineOrder', button }) as const;

export const orderColumns = [
  ...(['orderNo', 'customerName', 'salesName', 'placedByName', 'status', 'cargoReadyOn'] as const),
  ...(['etd', 'slaDue', 'creatorTime', 'lastModifyTime'] as const),
] as const;

const orderFilters = {
  ...{ customerId: z.optional(id), polId: z.optional(id), podId: z.optional(id), carrierId: z.optional(id) },
  mode: z.optional(z.array(z.enum(transportModes)).check(z.maxLength(4))),
  /** The day it sails, or as long as none was chosen the first day it is wished to. */
  ...{ etdFrom: z.optional(day), etdTo: z.optional(day) },
  ...{ placedById: z.optional(id), salesId: z.optional(id) },
  /** By who looks after it: their company, or department, with everything below. */
  ...{ companyId: z.optional(id), departmentId: z.optional(id) },
  /** By the trade line of the port of discharge, and by who answers for that line. */
  ...{ lineId: z.optional(id), lineOwnerId: z.optional(id) },
  /** When it was begun. */
  ...{ createdFrom: z.optional(moment), createdTo: z.optional(moment) },
  /** Those of a tab are in `orderTabs`; an empty list has nothing. */
  states: z.optional(z.array(z.enum(orderStates)).check(z.maxLength(orderStates.length))),
  /** Those that should have been answered by now. */
  isOverdue: z.optional(z.boolean()),
  /** Those about which something was asked. */
  hasRequest: z.optional(z.boolean()),
};

export const listOrders = endpoint({
  ...{ name: 'listOrders', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Orders that are mine, or all I may see; customers see their own in both',
  body: z.object({
    scope: z._default(z.enum(orderScopes), 'mine'),
    /** `keyword`: number, booking number, customer, goods, references, ports, carrier. */
    ...pagingSortedBy(orderColumns),
    filters: filteredBy(orderFilters),
  }),
  response: pageOf(orderHead),
  needs: module,
});

export const countOrders = endpoint({
  ...{ name: 'countOrders', method: 'POST', path: `${base}/Counts`, command: false },
  summary: 'How many orders stand below each tab with the same scope and filters, and how many are late',
  body: z.object({
    scope: z._default(z.enum(orderScopes), 'mine'),
    keyword: z.optional(z.string().check(z.maxLength(100))),
    filters: filteredBy(orderFilters),
  }),
  response: z.object({
    tabs: z.object({
      ...{ all: z.number(), draft: z.number(), submitted: z.number(), needInfo: z.number() },
      ...{ booking: z.number(), confirmed: z.number(), converted: z.number(), completed: z.number() },
      cancelled: z.number(),
    }),
    ...{ overdue: z.number(), requests: z.number() },
  }),
  needs: module,
});

export const getOrder = endpoint({
  ...{ name: 'getOrder', method: 'GET', path: `${base}/:id` },
  summary: 'One order as its reader may see it, with what they may do and what comes next',
  params,
  response: orderDetail,
  errors: ['NOT_FOUND'],
  needs: module,
});

const saved = z.object({ ...{ id: z.string(), version, orderNo: z.string(), status: z.enum(orderStates) } });
export type SavedOrder = z.infer<typeof saved>;
const found = ['NOT_FOUND'] as const;
const held = ['NOT_FOUND', 'RECORD_CHANGED', 'ORDER_STATE_WRONG', 'ORDER_REQUEST_WAITS'] as const;
const writing = [
  ...(['ORDER_RATE_OTHER_LANE', 'ORDER_RATE_OF_OTHERS', 'ORDER_QUOTE_NOT_OPEN'] as const),
  'ORDER_WITHOUT_CUSTOMER',
] as const;

export const createOrder = endpoint({
  ...{ name: 'createOrder', method: 'POST', path: base },
  summary:
    'Keep a draft, priced where it can be; one that was written offline and is sent again is answered with what it became',
  success: 'saved',
  body: z.object({
    ...orderFields.shape,
    /** Chosen by the device that wrote it: the same one makes one order. */
    clientId: z._default(z.nullable(id), null),
  }),
  /** `isKnown`: it was here already, and stands as it was; its changes are written with its version. */
  response: z.object({ ...saved.shape, isKnown: z.boolean() }),
  errors: [...found, ...writing],
  needs: needs('btn_add'),
});

export const updateOrder = endpoint({
  ...{ name: 'updateOrder', method: 'PUT', path: `${base}/:id` },
  summary:
    'Write a draft or an order that was asked back; a change of what its price depends on prices it anew',
  success: 'saved',
  params,
  body: z.object({ ...orderFields.shape, version }),
  response: saved,
  errors: [...held, ...writing],
  needs: needs('btn_edit'),
});

export const deleteOrder = endpoint({
  ...{ name: 'deleteOrder', method: 'DELETE', path: `${base}/:id` },
  summary: 'Delete a draft',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND', 'ORDER_STATE_WRONG'],
  needs: needs('btn_remove'),
});

export const copyOrder = endpoint({
  ...{ name: 'copyOrder', method: 'POST', path: `${base}/:id/Actions/Copy` },
  summary: 'A draft with the same content and without its days, at the prices of today',
  success: 'created',
  params,
  response: saved,
  errors: [...found, 'ORDER_WITHOUT_CUSTOMER'],
  needs: needs('btn_add'),
});

export const repriceOrder = endpoint({
  ...{ name: 'repriceOrder', method: 'POST', path: `${base}/:id/Actions/Reprice` },
  summary:
    'Price an order anew, by another rate where one is named; of an order that expired a new draft is made, whose id is in the reply',
  success: 'saved',
  params,
  body: z.object({ version, rateId: z.optional(id) }),
  response: z.object({ ...saved.shape, totals: z.array(money), difference: z.array(money) }),
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'ORDER_STATE_WRONG', 'ORDER_WITHOUT_PRICE'] as const),
    ...([
      'ORDER_CHARGES_GO_ON',
      'ORDER_RATE_NOT_IN_FORCE',
      'QUOTE_DAY_OUTSIDE',
      'QUOTE_RATE_WITHOUT_PRICE',
    ] as const),
    ...writing,
  ],
  needs: module,
});

const repriceRefusals = [
  ...(['NOT_FOUND', 'ORDER_STATE_WRONG', 'ORDER_REQUEST_WAITS', 'ORDER_WITHOUT_PRICE'] as const),
  ...(['ORDER_RATE_NOT_IN_FORCE', 'QUOTE_DAY_OUTSIDE', 'QUOTE_RATE_WITHOUT_PRICE'] as const),
] as const;

export const listRepriceRates = endpoint({
  ...{ name: 'listRepriceRates', method: 'GET', path: `${base}/:id/Rates` },
  summary: 'Rates an order can be priced by, as its customer is offered them, the one to take first',
  params,
  response: listOf(
    z.object({
      ...{ rateId: z.string(), rateNo: z.string(), carrierName: z.string(), isDirect: z.boolean() },
      ...{ transitDays: z.nullable(z.number()), validFrom: z.string(), validTo: z.string() },
      /** With everything that is charged; empty where it has no price for this cargo. */
      totals: z.array(money),
      converted: z.nullable(money),
      /** The one it is priced by now. */
      isOwn: z.boolean(),
    }),
  ),
  errors: [...repriceRefusals],
  needs: module,
});

export const previewReprice = endpoint({
  ...{ name: 'previewReprice', method: 'POST', path: `${base}/:id/RepricePreview`, command: false },
  summary: 'What pricing an order anew would come to, line by line; nothing is changed',
  params,
  body: z.object({ rateId: z.optional(id) }),
  response: z.object({
    ...{ before: z.array(money), totals: z.array(money), difference: z.array(money) },
    lines: z.array(
      z.object({
        group: z.enum(quoteGroups),
        ...{ chargeCode: z.string(), nameZh: z.string(), nameEn: z.string(), boxType: z.string() },
        currency: z.string(),
        /** Null where the price does not have it. */
        ...{ before: z.nullable(z.string()), after: z.nullable(z.string()), difference: z.string() },
      }),
    ),
  }),
  errors: [...repriceRefusals, ...writing],
  needs: module,
});

export const submitOrder = endpoint({
  ...{ name: 'submitOrder', method: 'POST', path: `${base}/:id/Actions/Submit` },
  summary: 'Send an order: it is complete, its price holds, and it is answered within a day',
  success: 'submitted',
  params,
  body: z.object({ version }),
  response: saved,
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'ORDER_STATE_WRONG', 'ORDER_REQUEST_WAITS'] as const),
    ...(['ORDER_WITHOUT_CUSTOMER', 'ORDER_INCOMPLETE', 'ORDER_CUSTOMER_FROZEN'] as const),
    ...(['ORDER_WITHOUT_PRICE', 'ORDER_PRICE_OVER', 'ORDER_DAY_OUTSIDE', 'ORDER_RATE_NOT_IN_FORCE'] as const),
  ],
  needs: needs('btn_edit'),
});

export const withdrawOrder = endpoint({
  ...{ name: 'withdrawOrder', method: 'POST', path: `${base}/:id/Actions/Withdraw` },
  summary: 'Take an order back that nobody answered yet',
  success: 'takenBack',
  params,
  body: z.object({ version }),
  response: saved,
  errors: held,
  needs: needs('btn_edit'),
});

export const askOrderInfo = endpoint({
  ...{ name: 'askOrderInfo', method: 'POST', path: `${base}/:id/Actions/AskInfo` },
  summary: 'Ask the customer for what is missing',
  success: 'done',
  params,
  body: z.object({ version, reason }),
  response: saved,
  errors: held,
  needs: needs('btn_accept'),
});

export const rejectOrder = endpoint({
  ...{ name: 'rejectOrder', method: 'POST', path: `${base}/:id/Actions/Reject` },
  summary: 'Refuse an order, and say why',
  success: 'done',
  params,
  body: z.object({ version, reason: z.enum(rejectReasons), remark: optionalText(500) }),
  response: saved,
  errors: held,
  needs: needs('btn_accept'),
});

export const acceptOrder = endpoint({
  ...{ name: 'acceptOrder', method: 'POST', path: `${base}/:id/Actions/Accept` },
  summary:
    'Accept an order at its price. Beyond the credit of the customer it stays where it is and waits for credit, which the reply says',
  success: 'done',
  params,
  body: z.object({
    version,
    /** Why it is accepted beyond the credit of the customer; needs the button `btn_credit`. */
    creditReason: optionalText(500),
  }),
  response: z.object({ ...saved.shape, isWaitingForCredit: z.boolean() }),
  errors: [...held, 'ORDER_CUSTOMER_FROZEN', 'ORDER_EXCHANGE_RATE_MISSING', 'ORDER_PRICE_OVER'],
  needs: needs('btn_accept'),
});

export const acceptOrders = endpoint({
  ...{ name: 'acceptOrders', method: 'POST', path: `${base}/Actions/Accept` },
  summary: 'Accept several orders, each by itself: one that cannot be does not keep the others',
  success: 'batchDone',
  body: z.object({
    orders: z.array(z.object({ id, version })).check(z.minLength(1), z.maxLength(100)),
  }),
  response: listOf(
    z.object({
      ...{ id: z.string(), orderNo: z.string() },
      result: z.enum(['accepted', 'waitingForCredit', 'refused']),
      /** Why it was refused. */
      ...{ code: z.number(), msg: z.string() },
      ...{ version: z.nullable(z.number()) },
    }),
  ),
  needs: needs('btn_accept'),
});

export const listOrderSailings = endpoint({
  ...{ name: 'listOrderSailings', method: 'GET', path: `${base}/:id/Sailings` },
  summary: 'The next departures that an order can be booked with, and whether its price holds on each',
  params,
  response: listOf(z.object({ ...quotedSailing.shape, status: z.string(), priceHolds: z.boolean() })),
  errors: found,
  needs: module,
});

/** A flight or a train, of which no list of departures is kept, or a ship that is on none. */
const departure = z.object({
  ...{ name: nameOf(60), number: optionalText(30) },
  ...{ etd: z.int().check(z.minimum(946_684_800_000)), eta: z.int().check(z.minimum(946_684_800_000)) },
});

export const bookOrder = endpoint({
  ...{ name: 'bookOrder', method: 'POST', path: `${base}/:id/Actions/Book` },
  summary: 'Ask the carrier for space on a departure: one of the list, or one that is written down',
  success: 'done',
  params,
  body: z.object({
    version,
    sailingId: z._default(z.nullable(id), null),
    departure: z._default(z.nullable(departure), null),
  }),
  response: saved,
  errors: [...held, 'ORDER_SAILING_NEEDED', 'ORDER_SAILING_OTHER_LANE'],
  needs: needs('btn_book'),
});

export const failOrderSpace = endpoint({
  ...{ name: 'failOrderSpace', method: 'POST', path: `${base}/:id/Actions/FailSpace` },
  summary: 'Note that the carrier has no space; the reply offers the next departures',
  success: 'done',
  params,
  body: z.object({ version, reason }),
  response: z.object({ ...saved.shape, offered: z.array(quotedSailing) }),
  errors: held,
  needs: needs('btn_book'),
});

const cutoff = z._default(z.nullable(z.int().check(z.minimum(946_684_800_000))), null);
const writtenCutoffs = z.object({
  ...{ cutSi: cutoff, cutVgm: cutoff, cutPort: cutoff, cutCustoms: cutoff, cutManifest: cutoff },
});

export const releaseOrder = endpoint({
  ...{ name: 'releaseOrder', method: 'POST', path: `${base}/:id/Actions/Release` },
  summary:
    'Note the booking number of the carrier; the cut-offs of the departure stay with the order, or those given for a departure that is on no list',
  success: 'done',
  params,
  body: z.object({ version, soNo: codeOf(40), cutoffs: z._default(z.nullable(writtenCutoffs), null) }),
  response: saved,
  errors: [...held, 'ORDER_CUTOFF_LATE'],
  needs: needs('btn_book'),
});

export const convertOrder = endpoint({
  ...{ name: 'convertOrder', method: 'POST', path: `${base}/:id/Actions/Convert` },
  summary: 'Make a shipment of an order, once: whoever asks again is told which one it became',
  success: 'done',
  params,
  response: z.object({ ...saved.shape, shipmentId: z.string(), shipmentNo: z.string() }),
  errors: ['NOT_FOUND', 'ORDER_STATE_WRONG', 'ORDER_REQUEST_WAITS'],
  needs: needs('btn_convert'),
});

/** What can be asked for once space is booked; everything else of an order stays. */
export const amendableFields = [
  ...(['shipper', 'consignee', 'notify', 'commodity', 'commodityEn', 'hsCode', 'marks'] as const),
  ...(['packages', 'packageType', 'grossKg', 'cbm', 'boxes', 'cargoReadyOn', 'incoterm'] as const),
  ...(['receiptPlace', 'deliveryPlace', 'services', 'customerRef', 'poNo', 'remark'] as const),
] as const satisfies readonly (keyof z.infer<typeof orderFields>)[];

export const requestOrderAmend = endpoint({
  ...{ name: 'requestOrderAmend', method: 'POST', path: `${base}/:id/Actions/RequestAmend` },
  summary: 'Ask for changes of an order with space, until documents are due; what differs is kept and shown',
  success: 'done',
  params,
  /** The whole order as it should be; only `amendableFields` may differ. */
  body: z.object({ version, fields: orderFields, remark: optionalText(500) }),
  response: z.object({ ...saved.shape, differences: z.array(orderDifference) }),
  errors: [...held, 'ORDER_AFTER_CUT_SI', 'ORDER_NOTHING_TO_AMEND', 'ORDER_FIELD_FIXED', 'ORDER_INCOMPLETE'],
  needs: needs('btn_edit'),
});

export const answerOrderAmend = endpoint({
  ...{ name: 'answerOrderAmend', method: 'POST', path: `${base}/:id/Actions/AnswerAmend` },
  summary: 'Grant or refuse the changes that were asked for',
  success: 'done',
  params,
  body: z.object({ version, isGranted: z.boolean(), remark: optionalText(500) }),
  response: saved,
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'ORDER_NO_REQUEST'],
  needs: needs('btn_accept'),
});

export const cancelOrder = endpoint({
  ...{ name: 'cancelOrder', method: 'POST', path: `${base}/:id/Actions/Cancel` },
  summary: 'Cancel an order before space is booked, which costs nothing',
  success: 'done',
  params,
  body: z.object({ version, remark: optionalText(500) }),
  response: saved,
  errors: held,
  needs: needs('btn_cancel'),
});

export const requestOrderCancel = endpoint({
  ...{ name: 'requestOrderCancel', method: 'POST', path: `${base}/:id/Actions/RequestCancel` },
  summary: 'Ask for an order to be cancelled whose space is booked',
  success: 'done',
  params,
  body: z.object({ version, remark: reason }),
  response: saved,
  errors: [...held, 'ORDER_LOADED'],
  needs: needs('btn_cancel'),
});

export const answerOrderCancel = endpoint({
  ...{ name: 'answerOrderCancel', method: 'POST', path: `${base}/:id/Actions/AnswerCancel` },
  summary:
    'Cancel an order that its customer asked to cancel, with what the carrier charges for the space; or refuse',
  success: 'done',
  params,
  body: z.object({
    version,
    isGranted: z.boolean(),
    remark: optionalText(500),
    deadFreight: z._default(
      z.nullable(z.object({ currency: currencyCode, amount: positiveDecimal(12, 2) })),
      null,
    ),
  }),
  response: saved,
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'ORDER_NO_REQUEST', 'ORDER_LOADED'],
  needs: needs('btn_book'),
});

const template = z.object({
  ...{ id: z.string(), name: z.string(), mode: z.enum(transportModes), creatorTime: moment },
  ...{
    customerId: z.nullable(z.string()),
    customerName: z.string(),
    polName: z.string(),
    podName: z.string(),
  },
  ...{ boxes: z.array(orderBox), commodity: z.string() },
});
export type OrderTemplate = z.infer<typeof template>;

export const saveOrderTemplate = endpoint({
  ...{ name: 'saveOrderTemplate', method: 'POST', path: templates },
  summary:
    'Keep what an order says under a name, to order the same again; a name that is there is written anew',
  success: 'saved',
  body: z.object({ orderId: id, name: nameOf(60) }),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'ORDER_TOO_MANY_TEMPLATES'],
  needs: needs('btn_add'),
});

export const listOrderTemplates = endpoint({
  ...{ name: 'listOrderTemplates', method: 'GET', path: templates },
  summary: 'My templates, the newest first',
  response: listOf(template),
  needs: module,
});

export const orderFromTemplate = endpoint({
  ...{ name: 'orderFromTemplate', method: 'POST', path: `${templates}/:id/Actions/Use` },
  summary: 'A draft with what a template says, at the prices of today',
  success: 'created',
  params,
  response: saved,
  errors: [...found, 'ORDER_WITHOUT_CUSTOMER'],
  needs: needs('btn_add'),
});

export const deleteOrderTemplate = endpoint({
  ...{ name: 'deleteOrderTemplate', method: 'DELETE', path: `${templates}/:id` },
  summary: 'Delete a template of mine',
  success: 'deleted',
  params,
  errors: found,
  needs: module,
});

export const orderPartyRoles = ['shipper', 'consignee', 'notify'] as const;
export type OrderPartyRole = (typeof orderPartyRoles)[number];

export const listOrderParties = endpoint({
  ...{ name: 'listOrderParties', method: 'POST', path: `${base}/Parties`, command: false },
  summary: 'Who was written in earlier orders of a customer, each once, the latest first',
  body: z.object({
    role: z.enum(orderPartyRoles),
    /** For staff; customers are always shown their own. */
    customerId: z.optional(id),
    keyword: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: listOf(
    z.object({
      ...{ name: z.string(), address: z.string(), contact: z.string(), phone: z.string(), email: z.string() },
      usedAt: moment,
    }),
  ),
  needs: module,
});
