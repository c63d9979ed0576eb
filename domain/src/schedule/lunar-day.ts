import { Solar } from 'lunar-typescript';

/** What a Chinese calendar prints below a day: its feast, its solar term, the month on the first, or the day. */
export function lunarDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lunar = Solar.fromYmd(year, month, date).getLunar();
  const [feast] = lunar.getFestivals();
  const term = lunar.getJieQi();
  if (feast) return feast;
  if (term) return term;
  return lunar.getDay() === 1 ? `${lunar.getMonthInChinese()}月` : lunar.getDayInChinese();
}
