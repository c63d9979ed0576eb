import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { firstLanguage } from '../language/first-language.ts';
import { loadChosenLanguage } from '../language/words.ts';
import { followOtherTabs } from '../wire/session-store.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import { loadChosenTheme } from '../ui/theme.ts';
import { App } from './app.tsx';

// Its probe for eval alone is reported as a breach of the content security policy.
z.config({ jitless: true });

loadChosenTheme();
followOtherTabs();
await loadChosenLanguage(firstLanguage(location.pathname, navigator.languages));

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
