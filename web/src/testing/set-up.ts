import { beforeEach } from 'vitest';
import { queryClient } from '../app/query-client.ts';
import { noteAnswer } from '../app/reachability.ts';
import { chooseLanguage, loadAllWords } from '../language/words.ts';
import { clearSession } from '../session/session-store.ts';
import '../ui/base.css';
import { chooseTheme } from '../ui/theme.ts';
import { hideToast } from '../ui/toast.ts';
import '../ui/tokens.css';

// Every test begins as a visitor on a new device.
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  queryClient.clear();
  hideToast();
  noteAnswer();
  chooseTheme('light');
  await chooseLanguage('zh-CN');
  await loadAllWords();
  localStorage.clear();
});
