import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { HoldType } from '@fairway/contract/release-fields.ts';
import type { ShownGate } from '@fairway/contract/releases.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import type { Gate, GateCheck, GateReason } from '@fairway/domain/release/gate.ts';
import { remedyOf } from '@fairway/domain/release/remedies.ts';
import {
  gateReasonsWithoutAmounts,
  gateReasonWords,
  gateRemedyWords,
  holdTypeWords,
  releaseWords,
} from '../language/release-words.ts';

export interface GateViewer {
  language: Language;
  seesOwed: boolean;
  isCustomer?: boolean;
}

/** A gate in its reader's words; without amounts for who may not see what is owed. */
export const shownGate = ({ verdict, checks }: Gate, viewer: GateViewer): ShownGate => ({
  verdict,
  checks: checks.map((check) => ({
    ...{ code: check.code, passes: check.passes, level: check.level },
    reasons: check.reasons.map((reason) => {
      const remedy = remedyOf[reason.name];
      return {
        ...{ name: reason.name, text: reasonText(reason, check, viewer), remedy: remedy?.remedy ?? null },
        hint: remedy ? gateRemedyWords[remedy.remedy][viewer.language] : '',
        by: [...(remedy?.by ?? [])],
      };
    }),
    amounts: viewer.seesOwed ? [...check.amounts] : [],
  })),
});

/** What a check says, its reasons one after the other. */
export const checkText = (check: GateCheck, viewer: GateViewer): string =>
  check.reasons
    .map((reason) => reasonText(reason, check, viewer))
    .join(viewer.language === 'zh' ? '；' : '; ');

/** In one line: the worst of what fails, or that everything passes. */
export function gateLine({ checks }: Gate, viewer: GateViewer): string {
  const failed = checks.filter(({ passes, level }) => !passes && level !== 'info');
  const worst = failed.find(({ level }) => level === 'hard') ?? failed[0];
  return worst ? checkText(worst, viewer) : releaseWords.gateOpen[viewer.language];
}

export const sumsText = (sums: readonly Money[]): string =>
  sums.map(({ currency, amount }) => `${currency} ${thousandsFormat(amount)}`).join(' + ');

function reasonText(
  { name, values }: GateReason,
  { amounts }: GateCheck,
  { language, seesOwed, isCustomer = false }: GateViewer,
): string {
  const isHold = name === 'heldHard' || name === 'heldSoft';
  const hidden = isHold && isCustomer ? releaseWords.heldForCustomer : undefined;
  const words = hidden ?? (seesOwed ? undefined : gateReasonsWithoutAmounts[name]) ?? gateReasonWords[name];
  const type = values.type === undefined ? '' : holdTypeWords[values.type as HoldType][language];
  return filledWords(words[language], { ...values, type, owed: sumsText(amounts) });
}
