import chineseDays from 'chinese-days';

/** A public holiday of mainland China or a day worked for it; undefined for a day that is as the week says. */
export function publicDay(day: string): { name: string; isWorked: boolean } | undefined {
  const { name, work } = chineseDays.getDayDetail(day);
  // An ordinary day has the English name of its weekday; a holiday has several, with commas.
  const [, chinese] = name.split(',');
  return chinese === undefined ? undefined : { name: chinese, isWorked: work };
}
