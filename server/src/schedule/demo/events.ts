interface DemoEvent {
  title: string;
  category: 'meeting' | 'visit' | 'trip' | 'cutoff' | 'sailing' | 'task' | 'personal' | 'other';
  /** Accounts. */
  by: string;
  to?: readonly string[];
  declinedBy?: string;
  /** Counted from the week of the day on which it is loaded; its days from Monday, 0. */
  week: number;
  day: number;
  from: string;
  minutes: number;
  rule?: string;
  isMovedOnce?: boolean;
  isAllDay?: boolean;
  isPrivate?: boolean;
  urgent?: 1 | 2 | 3;
  place?: string;
  color?: string;
  content?: string;
}

const wholeDays = (count: number) => ({ from: '00:00', minutes: count * 1_440, isAllDay: true });
const team = ['sales01', 'ops01', 'pricing01', 'docs01'];

/** The calendar of a team: what repeats, and what is once before and after today. */
export const demoEvents: readonly DemoEvent[] = [
  {
    ...{ title: '部门周例会', category: 'meeting', by: 'manager01', to: team, place: '三楼会议室' },
    ...{ week: -6, day: 0, from: '09:30', minutes: 60, rule: 'FREQ=WEEKLY', color: '#2563eb' },
  },
  {
    ...{
      title: '欧洲线舱位协调会',
      category: 'meeting',
      by: 'manager01',
      to: ['sales01', 'pricing01', 'ops01'],
    },
    ...{ week: -6, day: 1, from: '14:00', minutes: 60, rule: 'FREQ=WEEKLY;INTERVAL=2', urgent: 2 },
    ...{ isMovedOnce: true, declinedBy: 'ops01', place: '线上会议' },
  },
  {
    ...{ title: '截单前核对提单补料', category: 'cutoff', by: 'docs01', to: ['ops01'], urgent: 3 },
    ...{ week: -6, day: 2, from: '10:00', minutes: 30, rule: 'FREQ=WEEKLY;BYDAY=WE,FR', color: '#b45309' },
  },
  {
    ...{ title: '月末对账结账', category: 'task', by: 'finance01', to: ['manager01'] },
    ...{ week: -6, day: 0, from: '16:00', minutes: 90, rule: 'FREQ=MONTHLY;BYMONTHDAY=28', urgent: 2 },
  },
  {
    ...{ title: '每日放货复核', category: 'task', by: 'ops01', week: -6, day: 0, from: '17:00', minutes: 15 },
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  },
  {
    ...{ title: '拜访宁波工厂客户', category: 'visit', by: 'sales01', to: ['manager01'], place: '宁波北仑' },
    ...{ week: -4, day: 3, from: '13:30', minutes: 150, content: '了解四季度出货计划，确认欧洲线报价。' },
  },
  {
    title: '深圳出差',
    category: 'trip',
    by: 'sales01',
    week: -2,
    day: 2,
    ...wholeDays(3),
    place: '深圳盐田',
  },
  {
    ...{
      title: '新船期培训',
      category: 'other',
      by: 'pricing01',
      to: team.filter((one) => one !== 'pricing01'),
    },
    ...{ week: -1, day: 3, from: '15:00', minutes: 90, place: '培训室' },
  },
  // At the same hour as the weekly meeting: a conflict.
  {
    ...{
      title: '客户电话：订舱改配',
      category: 'visit',
      by: 'sales01',
      week: 0,
      day: 0,
      from: '10:00',
      minutes: 45,
    },
    urgent: 2,
  },
  {
    title: '体检',
    category: 'personal',
    by: 'sales01',
    week: 0,
    day: 3,
    from: '08:30',
    minutes: 90,
    isPrivate: true,
  },
  {
    ...{
      title: '年度客户答谢会筹备',
      category: 'meeting',
      by: 'gm01',
      to: ['manager01', 'finance01', 'sales01'],
    },
    ...{ week: 1, day: 2, from: '10:00', minutes: 120, place: '总部大会议室' },
  },
  {
    title: '上海港码头走访',
    category: 'visit',
    by: 'ops01',
    week: 2,
    day: 1,
    from: '09:00',
    minutes: 240,
    place: '洋山港',
  },
  {
    title: '海外代理来访',
    category: 'visit',
    by: 'manager01',
    to: ['sales01'],
    week: 3,
    day: 0,
    ...wholeDays(2),
  },
  {
    ...{ title: '旺季附加费复盘', category: 'meeting', by: 'pricing01', to: ['manager01', 'sales01'] },
    ...{ week: 4, day: 4, from: '14:00', minutes: 60 },
  },
  { title: '年假', category: 'personal', by: 'docs01', week: 5, day: 0, ...wholeDays(5), isPrivate: true },
];
