import type { SignInMethodField, SignInMethodKind } from '@fairway/contract/sign-in-method-fields.ts';
import type { OutsideOutcome, SignInMethod } from '@fairway/contract/sign-in-settings.ts';
import type { PlainKey, Say } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/state-label.tsx';

export const kindWords: Record<SignInMethodKind, PlainKey> = {
  address: 'signInKindAddress',
  sms: 'signInKindSms',
  oauth: 'signInKindOauth',
  wecom: 'signInKindWecom',
  dingtalk: 'signInKindDingtalk',
};

export const kindIcons: Record<SignInMethodKind, IconName> = {
  address: 'link',
  sms: 'message',
  oauth: 'shield',
  wecom: 'users',
  dingtalk: 'bell',
};

export const fieldWords: Record<SignInMethodField | 'secret', { name: PlainKey; hint?: PlainKey }> = {
  publicUrl: { name: 'signInPublicUrl', hint: 'signInPublicUrlHint' },
  isOn: { name: 'signInIsOn' },
  url: { name: 'signInSmsUrl', hint: 'signInSmsUrlHint' },
  name: { name: 'signInName', hint: 'signInNameHint' },
  logo: { name: 'signInLogo', hint: 'signInLogoHint' },
  clientId: { name: 'signInClientId' },
  agentId: { name: 'signInAgentId', hint: 'signInAgentIdHint' },
  issuer: { name: 'signInIssuer', hint: 'signInIssuerHint' },
  authorizeUrl: { name: 'signInAuthorizeUrl' },
  tokenUrl: { name: 'signInTokenUrl' },
  userinfoUrl: { name: 'signInUserinfoUrl' },
  scope: { name: 'signInScope' },
  subject: { name: 'signInSubject', hint: 'signInSubjectHint' },
  label: { name: 'signInLabel', hint: 'signInLabelHint' },
  secret: { name: 'signInSecret' },
};

/** What a field is called for this kind: each house has words of its own for the same thing. */
export function fieldName(kind: SignInMethodKind, key: string): PlainKey | undefined {
  if (key === 'clientId' && kind === 'wecom') return 'signInCorpId';
  if (key === 'clientId' && kind === 'dingtalk') return 'signInAppKey';
  if (key === 'secret' && kind === 'sms') return 'signInSmsToken';
  return fieldWords[key as SignInMethodField]?.name;
}

export const outcomeWords: Record<OutsideOutcome, PlainKey> = {
  ok: 'signInOutcomeOk',
  addressUnknown: 'signInOutcomeUnknown',
  addressPrivate: 'signInOutcomePrivate',
  notEncrypted: 'signInOutcomePlain',
  certificate: 'signInOutcomeCertificate',
  notReached: 'signInOutcomeNotReached',
  tooSlow: 'signInOutcomeSlow',
  redirected: 'signInOutcomeRedirected',
  tooMuch: 'signInOutcomeTooMuch',
  notJson: 'signInOutcomeNotJson',
  badStatus: 'signInOutcomeStatus',
  clientRefused: 'signInOutcomeClient',
  redirectRefused: 'signInOutcomeRedirect',
  codeRefused: 'signInOutcomeCode',
  noSubject: 'signInOutcomeNobody',
  differs: 'signInOutcomeDiffers',
  cancelled: 'signInOutcomeCancelled',
};

/** How a test went, with the status the other side gave. */
export function outcomeText(words: Say, outcome: OutsideOutcome, status: number | null): string {
  const text = words(outcomeWords[outcome]);
  return status === null || outcome === 'ok' ? text : `${text} (HTTP ${status})`;
}

export const outcomeTone = (outcome: OutsideOutcome): Tone => {
  if (outcome === 'ok') return 'good';
  return outcome === 'differs' || outcome === 'cancelled' ? 'warn' : 'bad';
};

const problemWords: Record<NonNullable<SignInMethod['problem']>, PlainKey> = {
  incomplete: 'signInIncomplete',
  secretMissing: 'signInSecretMissing',
  secretUnreadable: 'signInSecretUnreadable',
  addressMissing: 'signInAddressMissing',
};

/** How a method stands: offered, off, or on and of no use. */
export function standingOf({ kind, fields, isOffered, problem }: SignInMethod): {
  tone: Tone;
  words: PlainKey;
} {
  const isOn = fields.find(({ key }) => key === 'isOn')?.value === true;
  if (kind === 'address') {
    const isSet = fields[0]?.value !== '';
    return { tone: isSet ? 'good' : 'neutral', words: isSet ? 'signInIsSet' : 'signInIsNotSet' };
  }
  if (isOffered) return { tone: 'good', words: 'signInOffered' };
  if (isOn && problem) return { tone: 'warn', words: problemWords[problem] };
  return { tone: 'neutral', words: 'signInOff' };
}

/** What a method is called. */
export function methodName(words: Say, { id, kind, fields }: SignInMethod): string {
  const name = fields.find(({ key }) => key === 'name')?.value;
  if (kind === 'address' || kind === 'sms') return words(kindWords[kind]);
  return typeof name === 'string' && name !== '' ? name : id;
}
