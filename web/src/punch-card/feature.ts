import { loadWords } from '../language/words.ts';
import { placesWords } from '../places/words.ts';
import type { Feature } from '../wire/feature.ts';
import { punchCardActs, punchCardActsTitle } from './audit-acts.ts';
import { punchCardLive } from './live.ts';
import {
  punchDetailPath,
  punchDetailScreen,
  punchMonthScreen,
  punchRulesScreen,
  punchScreen,
  punchStatisticsScreen,
  punchTeamScreen,
} from './paths.ts';
import { punchCardWords } from './words.ts';

export const punchCardFeature = {
  words: [punchCardWords, placesWords],
  screens: [
    {
      path: punchScreen,
      page: () => import('./punch/punch-page.tsx').then((page) => page.PunchPage),
      group: 'apply',
    },
    {
      path: punchMonthScreen,
      isOwn: true,
      page: () => import('./month/month-page.tsx').then((page) => page.MonthPage),
      group: 'apply',
    },
    {
      path: punchDetailScreen,
      isOwn: true,
      page: () => import('./detail/punch-detail-page.tsx').then((page) => page.PunchDetailPage),
      group: 'apply',
    },
    {
      path: punchTeamScreen,
      isOwn: true,
      page: () => import('./team/team-page.tsx').then((page) => page.TeamPage),
      group: 'apply',
    },
    {
      path: punchStatisticsScreen,
      isOwn: true,
      page: () => import('./statistics/statistics-page.tsx').then((page) => page.StatisticsPage),
      group: 'apply',
    },
    {
      path: punchRulesScreen,
      isOwn: true,
      page: () => import('./rules/rules-page.tsx').then((page) => page.RulesPage),
      group: 'apply',
    },
  ],
  live: punchCardLive,
  links: { punch: punchDetailPath },
  finders: () =>
    Promise.all([import('./finders.ts'), loadWords(punchCardWords)]).then(([file]) => file.punchCardFinders),
  auditActs: punchCardActs,
  auditTitle: punchCardActsTitle,
} satisfies Feature;
