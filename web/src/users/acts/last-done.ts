import { create } from 'zustand';
import { onOtherPerson } from '../../wire/session-changes.ts';

export interface LastDone {
  /** What was done, in words. */
  words: string;
  /** The versions that it made. */
  users: readonly { id: string; version: number }[];
  /** It made an account, which its undo takes away. */
  isNew?: boolean;
  time: number;
}

/** What was done last to people, until it is taken back or forgotten: the list and the pane beside it both do things. */
export const useLastDone = create<{ done: LastDone | undefined }>(() => ({ done: undefined }));

export const rememberDone = (done: Omit<LastDone, 'time'>): void =>
  useLastDone.setState({ done: { ...done, time: Date.now() } });
export const forgetDone = (): void => useLastDone.setState({ done: undefined });

onOtherPerson(forgetDone);
