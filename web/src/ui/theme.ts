import { create } from 'zustand';
import { keep, stored } from '../native/device-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const useChosen = create<{ theme: Theme }>(() => ({ theme: 'system' }));

export const useTheme = () => useChosen((chosen) => chosen.theme);

/** The system decides unless the person does. */
export function chooseTheme(theme: Theme): void {
  useChosen.setState({ theme });
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keep(storageKey, theme);
}

export function loadChosenTheme(): void {
  const chosen = stored(storageKey);
  chooseTheme(themes.find((theme) => theme === chosen) ?? 'system');
}
