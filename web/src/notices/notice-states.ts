import { type NoticeCategory, noticeState } from '@fairway/contract/notices.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

interface State {
  words: PlainKey;
  tone: Tone;
}

const states: Record<number, State> = {
  [noticeState.draft]: { words: 'noticeDraft', tone: 'brand' },
  [noticeState.published]: { words: 'noticePublished', tone: 'good' },
  [noticeState.withdrawn]: { words: 'noticeWithdrawn', tone: 'neutral' },
};

export const stateOf = (state: number): State => states[state] ?? { words: 'noticeDraft', tone: 'brand' };

export const categoryWords: Record<NoticeCategory, PlainKey> = {
  notice: 'noticeCategoryNotice',
  announcement: 'noticeCategoryAnnouncement',
  regulation: 'noticeCategoryRegulation',
  activity: 'noticeCategoryActivity',
};
