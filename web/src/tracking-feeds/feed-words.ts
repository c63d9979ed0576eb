import type { FileProblem, feedSources } from '@fairway/contract/tracking-feeds.ts';
import type { PlainKey } from '../language/words.ts';

export const feedSourceWords: Readonly<Record<(typeof feedSources)[number], PlainKey>> = {
  terminal: 'trackFromTerminal',
  customs: 'trackFromCustoms',
  carrier: 'trackFromCarrier',
  edi: 'trackFromEdi',
  provider: 'trackFromProvider',
  ais: 'trackFromAis',
};

export const fileProblemWords: Readonly<Record<FileProblem, PlainKey>> = {
  missing: 'fileMissing',
  noReference: 'fileNoReference',
  unknownMilestone: 'fileUnknownMilestone',
  unknownClassifier: 'fileUnknownClassifier',
  notATime: 'fileNotATime',
  unknownPort: 'fileUnknownPort',
  unknownZone: 'fileUnknownZone',
  badContainerNo: 'fileBadContainerNo',
  inFuture: 'fileInFuture',
  notUnderstood: 'fileNotUnderstood',
  tooMany: 'fileTooMany',
};
