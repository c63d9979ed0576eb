import { useWords } from '../language/words.ts';
import { Choice } from './choice.tsx';
import { chooseTheme, useTheme } from './theme.ts';

export function ThemeChoice() {
  const words = useWords();
  return (
    <Choice
      label={words('theme')}
      value={useTheme()}
      onChange={chooseTheme}
      options={[
        { value: 'system', label: words('themeSystem') },
        { value: 'light', label: words('themeLight') },
        { value: 'dark', label: words('themeDark') },
      ]}
    />
  );
}
