export const punchScreen = '/pages/apply/fieldPunchCard/index';
export const punchMonthScreen = '/pages/apply/fieldPunchCard/month';
export const punchDetailScreen = '/pages/apply/fieldPunchCard/detail';
export const punchTeamScreen = '/pages/apply/fieldPunchCard/team';
export const punchStatisticsScreen = '/pages/apply/fieldPunchCard/statistics';
export const punchRulesScreen = '/pages/apply/fieldPunchCard/rules';

/** Somebody's month; one's own without a person. */
export const punchMonthPath = (day: string, userId = '') =>
  `${punchMonthScreen}?${new URLSearchParams({ day, ...(userId && { userId }) })}`;
export const punchDetailPath = (id: string) => `${punchDetailScreen}?${new URLSearchParams({ id })}`;
