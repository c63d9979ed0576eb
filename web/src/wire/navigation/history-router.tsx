import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { hearPop, noteEntry } from '../../ui/pop-guard.ts';
import { basePath } from '../base-path.ts';

interface HistoryRouterProps {
  children: ReactNode;
}

/**
 * What BrowserRouter does. That one stands in one module with forms, fetchers and prefetching, which cannot be
 * shaken off and would cost the first screen 8 KB.
 */
export function HistoryRouter({ children }: HistoryRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    noteEntry();
    addEventListener('popstate', hearPop);
    const stopListening = history.listen((place) => {
      noteEntry();
      setPlace(place);
    });
    return () => {
      removeEventListener('popstate', hearPop);
      stopListening();
    };
  }, [history]);
  return (
    <Router basename={basePath()} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
