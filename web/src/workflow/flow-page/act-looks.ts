import type { FlowAct } from '@fairway/contract/workflow.ts';
import { type PlainKey, type Say, useWords } from '../../language/words.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Flow } from './flow.ts';

interface ActLook {
  words: PlainKey;
  icon: IconName;
  /** Where the step may bring a text of its own. */
  textIn?: readonly string[];
  /** The key that does it on a desk. */
  key?: string;
}

/** Every act, the most wanted first: as they stand in the bar of a flow. */
const looks: Record<FlowAct, ActLook> = {
  submit: { words: 'actSubmit', icon: 'check', key: 'e' },
  claim: { words: 'actClaim', icon: 'check' },
  audit: { words: 'actAudit', icon: 'check', textIn: ['audit', 'approve'], key: 'a' },
  reject: { words: 'actReject', icon: 'undo', textIn: ['reject', 'return'], key: 'r' },
  press: { words: 'actPress', icon: 'bell', key: 'u' },
  recall: { words: 'actRecall', icon: 'undo', textIn: ['recall'] },
  revoke: { words: 'actRevoke', icon: 'undo' },
  restore: { words: 'actRestore', icon: 'redo' },
  transfer: { words: 'actTransfer', icon: 'user', textIn: ['transfer'], key: 't' },
  freeApprover: { words: 'actFreeApprover', icon: 'users', textIn: ['addSign'], key: 's' },
  saveAudit: { words: 'actSaveAudit', icon: 'file', textIn: ['save'] },
  save: { words: 'actSave', icon: 'file' },
  unclaim: { words: 'actUnclaim', icon: 'undo' },
  reduceSign: { words: 'actReduceSign', icon: 'userMinus' },
  assign: { words: 'actAssign', icon: 'user' },
  change: { words: 'actChange', icon: 'workflow' },
  suspend: { words: 'actSuspend', icon: 'clock' },
  resurgence: { words: 'actResurgence', icon: 'redo' },
  cancel: { words: 'actCancel', icon: 'close' },
  copy: { words: 'actCopy', icon: 'copy' },
  comment: { words: 'actComment', icon: 'message', key: 'm' },
  print: { words: 'print', icon: 'log', textIn: ['print'], key: 'p' },
  revokeApproved: { words: 'actRevokeApproved', icon: 'undo' },
  delete: { words: 'actDelete', icon: 'trash' },
};

const order = Object.keys(looks) as FlowAct[];

export interface ShownAct {
  act: FlowAct;
  text: string;
  icon: IconName;
  /** The key that does it on a desk. */
  key: string | undefined;
  isDangerous: boolean;
  /** It may stand first in the bar, but asks for nothing. */
  isMinor: boolean;
}

const dangerous: readonly FlowAct[] = ['reject', 'cancel', 'delete'];
const minor: readonly FlowAct[] = ['copy', 'comment', 'print'];

/** What one may do with a flow here, the most wanted first, in the words of its step. */
export function useShownActs(flow: Flow): ShownAct[] {
  const words = useWords();
  return order
    .filter((act) => flow.acts.includes(act))
    .map((act) => ({
      act,
      text: textOf(flow, looks[act], words),
      icon: looks[act].icon,
      key: looks[act].key,
      isDangerous: dangerous.includes(act),
      isMinor: minor.includes(act),
    }));
}

function textOf({ buttonTexts }: Flow, { words: key, textIn = [] }: ActLook, words: Say): string {
  const own = textIn.map((name) => buttonTexts[name]?.replace(/\s+/g, ' ').trim()).find(Boolean);
  return own ?? words(key);
}
