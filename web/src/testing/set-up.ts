import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { eraseAllOf } from '../chat/outbox/outbox-database.ts';
import { chooseLanguage } from '../language/words.ts';
import { queryClient } from '../wire/query-client.ts';
import { noteAnswer } from '../wire/reachability.ts';
import { clearSession } from '../wire/session-store.ts';
import '../ui/base.css';
import { loadDrawings } from '../ui/icon.tsx';
import { chooseTheme } from '../ui/theme.ts';
import { hideToast } from '../ui/toast.ts';
import '../ui/tokens.css';
import { loadAllWords } from './all-words.ts';

// Every test begins as a visitor on a new device.
beforeEach(async () => {
  // First of all: what the test before left on the page would go on asking and answering.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // Another file may have left messages of the person most tests are about.
  await eraseAllOf('u1');
  clearSession();
  queryClient.clear();
  hideToast();
  noteAnswer();
  chooseTheme('light');
  await chooseLanguage('zh-CN');
  await loadAllWords();
  await loadDrawings();
  localStorage.clear();
});
