import type { FormValues } from '@fairway/contract/forms.ts';
import type { FlowAct } from '@fairway/contract/workflow.ts';
import type { PlainKey } from '../../language/words.ts';

/** What is said after an act, and where it leads: to the next task, to the request, away from the page, or nowhere. */
export interface ActResult {
  words: PlainKey;
  leads: 'next' | 'request' | 'away' | 'nowhere';
}

const results: Partial<Record<FlowAct, ActResult>> = {
  submit: { words: 'actSubmitted', leads: 'request' },
  save: { words: 'actSaved', leads: 'away' },
  delete: { words: 'actDeleted', leads: 'away' },
  revoke: { words: 'actTakenBack', leads: 'away' },
  recall: { words: 'actTakenBack', leads: 'away' },
  revokeApproved: { words: 'actRevokeAsked', leads: 'nowhere' },
  audit: { words: 'actAudited', leads: 'next' },
  reject: { words: 'actSentBack', leads: 'next' },
  transfer: { words: 'actTransferred', leads: 'next' },
  freeApprover: { words: 'actSignerAdded', leads: 'next' },
  press: { words: 'actUrged', leads: 'nowhere' },
  copy: { words: 'actCopied', leads: 'nowhere' },
  saveAudit: { words: 'actSaved', leads: 'away' },
};

export function resultOf(act: FlowAct, values: FormValues = {}): ActResult {
  const result = results[act] ?? { words: 'actDone', leads: 'nowhere' };
  // Who signs with me leaves my task where it is.
  return act === 'freeApprover' && values.addType === '3' ? { ...result, leads: 'nowhere' } : result;
}
