import { chooseLanguage, useLanguage, useWords } from '../language/words.ts';
import { Choice } from './choice.tsx';

export function LanguageChoice() {
  const words = useWords();
  return (
    <Choice
      label={words('language')}
      value={useLanguage()}
      onChange={(language) => void chooseLanguage(language)}
      options={[
        { value: 'zh-CN', label: words('languageChinese') },
        { value: 'en', label: words('languageEnglish') },
      ]}
    />
  );
}
