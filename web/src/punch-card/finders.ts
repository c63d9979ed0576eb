import { can } from '@fairway/domain/permission/can.ts';
import { type SearchedScreen, screenFinder } from '../search/screen-finder.ts';
import type { Finder } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';
import { punchMonthScreen, punchRulesScreen, punchStatisticsScreen, punchTeamScreen } from './paths.ts';

const own: readonly SearchedScreen[] = [
  { path: punchMonthScreen, words: 'punchMyMonth', spoken: 'wo de da ka ji lu', icon: 'calendar' },
];
const ofTeam: readonly SearchedScreen[] = [
  { path: punchTeamScreen, words: 'punchTeam', spoken: 'tuan dui da ka', icon: 'users' },
  { path: punchStatisticsScreen, words: 'punchStatistics', spoken: 'da ka tong ji', icon: 'chart' },
];
const ofRules: readonly SearchedScreen[] = [
  { path: punchRulesScreen, words: 'punchRules', spoken: 'da ka gui ze', icon: 'settings' },
];

/** The screens behind the punch, which the menu does not name, for who may open them. */
const screens: Finder = {
  heading: 'searchScreens',
  onDevice: async (app) => {
    const { permissionList } = useSession.getState();
    const may = (...buttons: string[]) =>
      buttons.some((button) => can(permissionList, 'punchCard', 'button', button));
    const has = permissionList.some(({ modelId }) => modelId === 'punchCard');
    const shown = [
      ...(has ? own : []),
      ...(may('btn_team', 'btn_all') ? ofTeam : []),
      ...(may('btn_rules') ? ofRules : []),
    ];
    return (await screenFinder(shown).onDevice?.(app)) ?? (() => []);
  },
};

export const punchCardFinders: readonly Finder[] = [screens];
