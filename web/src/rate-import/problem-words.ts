import type { CellProblem, CellReason } from '@fairway/contract/rate-import.ts';
import type { PlainKey, Say, WordKey } from '../language/words.ts';

/** Those that speak of something. */
const about = {
  ambiguousAmount: 'rateImportAmbiguousAmount',
  otherCurrency: 'rateImportOtherCurrency',
  unknownPort: 'rateImportUnknownPort',
  ambiguousPort: 'rateImportAmbiguousPort',
  unknownCarrier: 'rateImportUnknownCarrier',
  ambiguousCarrier: 'rateImportAmbiguousCarrier',
  unknownCharge: 'rateImportUnknownCharge',
  unknownBox: 'rateImportUnknownBox',
  tooLong: 'rateImportTooLong',
  noSellPrice: 'rateImportNoSellPrice',
  belowFloor: 'rateImportBelowFloor',
  sameAsRow: 'rateImportSameAsRow',
  underApproval: 'rateImportUnderApproval',
  otherBoxCount: 'rateImportOtherBoxCount',
} as const satisfies Partial<Record<CellReason, WordKey>>;

const plain: Record<Exclude<CellReason, 'missing' | keyof typeof about>, PlainKey> = {
  notAnAmount: 'rateImportNotAnAmount',
  includedHere: 'rateImportIncludedHere',
  notACurrency: 'rateImportNotACurrency',
  notADay: 'rateImportNotADay',
  ambiguousDay: 'rateImportAmbiguousDay',
  onlyOneDay: 'rateImportOnlyOneDay',
  periodEndsEarly: 'rateImportPeriodEndsEarly',
  samePort: 'rateImportSamePort',
  unknownMode: 'rateImportUnknownMode',
  unknownRateType: 'rateImportUnknownRateType',
  notACount: 'rateImportNotACount',
  formulaFailed: 'rateImportFormulaFailed',
  pricesOfOtherMode: 'rateImportPricesOfOtherMode',
};

const speaks = (reason: CellReason): reason is keyof typeof about => Object.hasOwn(about, reason);

/** What is wrong with a cell, in a sentence. */
export function problemWords(words: Say, problem: CellProblem): string {
  const { reason, field } = problem;
  if (reason === 'missing') return words('rateImportMissing', { field: fieldWords(words, field) });
  return speaks(reason) ? words(about[reason], { about: problem.about }) : words(plain[reason]);
}

const fieldKeys: Readonly<Record<string, PlainKey>> = {
  mode: 'rateImportMode',
  pol: 'rateImportPol',
  pod: 'rateImportPod',
  via: 'rateImportVia',
  por: 'rateImportPor',
  del: 'rateImportDel',
  carrier: 'rateImportCarrier',
  service: 'rateImportService',
  serviceCode: 'rateImportService',
  rateType: 'rateImportRateType',
  commodity: 'rateImportCommodity',
  contractNo: 'rateImportContractNo',
  currency: 'rateImportCurrency',
  validity: 'rateImportValidity',
  validFrom: 'rateImportValidFrom',
  validTo: 'rateImportValidTo',
  validityBasis: 'rateImportValidityBasis',
  transitDays: 'rateImportTransitDays',
  freeDemurrage: 'rateImportFreeDemurrage',
  freeDetention: 'rateImportFreeDetention',
  frequency: 'rateImportFrequency',
  weightLimit: 'rateImportWeightLimit',
  remark: 'rateImportRemark',
  remarkInternal: 'rateImportRemarkInternal',
  price: 'rateImportPrice',
  markup: 'rateImportMarkup',
  surcharge: 'rateImportSurcharge',
  surcharges: 'rateImportSurcharge',
  included: 'rateImportIncluded',
  viaId: 'rateImportVia',
  porId: 'rateImportPor',
  delId: 'rateImportDel',
  isDirect: 'rateImportVia',
  minimumCharge: 'rateImportMinimumCharge',
};

/** What a field of a rate is called. */
export function fieldWords(words: Say, field: string): string {
  const key = fieldKeys[field];
  return key ? words(key) : field;
}
