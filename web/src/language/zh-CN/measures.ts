/** Units and times. */
export const measures = {
  oneByte: '1 字节',
  bytes: '{value} 字节',
  justNow: '刚刚',
  minutesAgo: '{count} 分钟前',
  hoursAgo: '{count} 小时前',
  daysAgo: '{count} 天前',
  weeksAgo: '{count} 周前',
  monthsAgo: '{count} 个月前',
} as const;
