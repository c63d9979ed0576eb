import type { measures as chinese } from '../zh-CN/measures.ts';

export const measures: Record<keyof typeof chinese, string> = {
  oneByte: '1 byte',
  bytes: '{value} bytes',
  justNow: 'just now',
  minutesAgo: '{count} min ago',
  hoursAgo: '{count} h ago',
  daysAgo: '{count} d ago',
  weeksAgo: '{count} wk ago',
  monthsAgo: '{count} mo ago',
};
