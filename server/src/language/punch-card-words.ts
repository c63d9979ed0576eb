import type { Language } from '@fairway/contract/errors.ts';
import type { PunchFlag, PunchKind } from '@fairway/contract/punch-fields.ts';
import type { Words } from './words.ts';

export const punchKindWords: Record<PunchKind, Words> = {
  in: { zh: '签到', en: 'Check-in' },
  out: { zh: '签退', en: 'Check-out' },
};

/** As the screens of punches name them, so that whoever decides about an explanation reads the same words. */
export const punchFlagWords: Record<PunchFlag, Words> = {
  outsideTarget: { zh: '不在目标范围', en: 'Outside' },
  badAccuracy: { zh: '定位精度差', en: 'Poor accuracy' },
  mockLocation: { zh: '模拟定位', en: 'Mock location' },
  clockOff: { zh: '手机时间不准', en: 'Clock off' },
  sentLate: { zh: '延迟上传', en: 'Sent late' },
  sentVeryLate: { zh: '超时上传', en: 'Sent very late' },
  impossibleSpeed: { zh: '移动异常', en: 'Impossible speed' },
  outsideTimes: { zh: '不在规定时间', en: 'Outside times' },
  changedDevice: { zh: '更换设备', en: 'Other device' },
  noCheckIn: { zh: '没有签到', en: 'No check-in' },
  notClosed: { zh: '没有签退', en: 'No check-out' },
};

/** A distance as the screens say it: metres below a kilometre, one decimal below a hundred. */
export function lengthWords(metres: number, language: Language): string {
  const isZh = language === 'zh';
  if (metres < 999.5) return `${Math.round(metres)} ${isZh ? '米' : 'm'}`;
  const kilometres = metres / 1_000;
  const shown = kilometres < 99.95 ? Number(kilometres.toFixed(1)) : Math.round(kilometres);
  return `${shown} ${isZh ? '公里' : 'km'}`;
}

/** What the built-in approval says in English. */
export const explanationEnglish = {
  外勤打卡说明: 'Explanation of a punch',
  '在外勤打卡记录中提交；打卡记录本身不会改变，批准后标记为已说明。':
    'Submitted from a punch. The punch itself never changes; once approved it counts as explained.',
  提交说明: 'Submit the explanation',
  上级审批: 'Approval by the manager',
  '打卡说明：{punchedAt} {target}': 'Punch explained: {punchedAt} {target}',
  打卡时间: 'Punched at',
  类型: 'Kind',
  拜访对象: 'Place visited',
  地址: 'Address',
  距离: 'Distance',
  异常标记: 'Flags',
  情况说明: 'What happened',
};
