export const schedulePath = '/pages/apply/schedule/index';
export const calendarOfSchedulePath = '/pages/schedule/index';
export const scheduleFormPath = '/pages/apply/schedule/form';
export const scheduleServicesPath = '/pages/apply/schedule/services';
export const scheduleDetailPath = '/pages/schedule/detail';

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

export const newSchedulePath = (
  day: string,
  begun?: { title: string; startAt: number; endAt: number },
): string =>
  withQuery(scheduleFormPath, {
    day,
    ...(begun && { title: begun.title, from: String(begun.startAt), to: String(begun.endAt) }),
  });
export const editSchedulePath = (id: string, scope: string): string =>
  withQuery(scheduleFormPath, { id, scope });
export const openSchedulePath = (groupId: string, id: string): string =>
  withQuery(scheduleDetailPath, { groupId, id });
