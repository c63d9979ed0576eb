import type { LostReason, QuoteExclusion, QuoteGroup, QuoteState } from '@fairway/contract/quotes.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

export const quoteStateWords: Readonly<Record<QuoteState, PlainKey>> = {
  draft: 'quoteDraft',
  sent: 'quoteSent',
  viewed: 'quoteViewed',
  accepted: 'quoteAccepted',
  lost: 'quoteLost',
  expired: 'quoteExpired',
};

export const quoteStateTones: Readonly<Record<QuoteState, Tone>> = {
  draft: 'neutral',
  sent: 'brand',
  viewed: 'brand',
  accepted: 'good',
  lost: 'bad',
  expired: 'warn',
};

export const quoteGroupWords: Readonly<Record<QuoteGroup, PlainKey>> = {
  freight: 'quoteGroupFreight',
  surcharge: 'quoteGroupSurcharge',
  origin: 'quoteGroupOrigin',
  destination: 'quoteGroupDestination',
};

export const lostReasonWords: Readonly<Record<LostReason, PlainKey>> = {
  price: 'quoteLostPrice',
  transit: 'quoteLostTransit',
  space: 'quoteLostSpace',
  service: 'quoteLostService',
  competitor: 'quoteLostCompetitor',
  cancelled: 'quoteLostCancelled',
  noAnswer: 'quoteLostNoAnswer',
  other: 'quoteLostOther',
};

export const plainReasonWords: Readonly<Record<Exclude<QuoteExclusion['why'], 'condition'>, PlainKey>> = {
  included: 'excludedIncluded',
  optional: 'excludedOptional',
  collect: 'excludedCollect',
  expired: 'excludedExpired',
  notYetValid: 'excludedNotYet',
  noDays: 'excludedNoDays',
  noValue: 'excludedNoValue',
  noPrice: 'quoteWhyNoPrice',
};
