import type { PunchFlag, PunchKind } from '@fairway/contract/punch-fields.ts';
import type { Words } from './words.ts';

export const punchKindWords: Record<PunchKind, Words> = {
  in: { zh: '签到', en: 'Check-in' },
  out: { zh: '签退', en: 'Check-out' },
};

/** As whoever decides about an explanation reads them. */
export const punchFlagWords: Record<PunchFlag, Words> = {
  outsideTarget: { zh: '不在拜访地点范围内', en: 'outside the place visited' },
  badAccuracy: { zh: '定位精度差', en: 'position not accurate' },
  mockLocation: { zh: '模拟定位', en: 'mock location' },
  clockOff: { zh: '设备时间不准', en: 'device clock off' },
  sentLate: { zh: '延迟上传', en: 'sent late' },
  sentVeryLate: { zh: '超过 24 小时上传', en: 'sent after more than 24 hours' },
  impossibleSpeed: { zh: '移动速度异常', en: 'impossible speed' },
  outsideTimes: { zh: '不在规定时间内', en: 'outside the times of the rule' },
  changedDevice: { zh: '更换设备', en: 'another device' },
  noCheckIn: { zh: '没有签到', en: 'no check-in' },
  notClosed: { zh: '未签退', en: 'no check-out' },
};

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
