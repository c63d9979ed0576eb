/** The workbench. */
export const workbench = {
  greetingNight: '您好，{name}',
  greetingMorning: '早上好，{name}',
  greetingNoon: '中午好，{name}',
  greetingAfternoon: '下午好，{name}',
  greetingEvening: '晚上好，{name}',
  workbenchLine: '今天也一帆风顺',
  workbenchEmpty: '暂无可用功能',
  workbenchEmptyLine: '管理员为您开通功能后会显示在这里',
  workbenchNoMatch: '没有找到“{keyword}”相关的功能',
  workbenchOther: '其他功能',
  menuOffice: '日常办公',
  menuFreight: '运价中心',
  menuShipment: '业务中心',
  menuFinance: '财务中心',
  menuBoards: '数据看板',
  menuSystem: '系统管理',
} as const;
