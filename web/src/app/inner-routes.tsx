import { Route, Routes } from 'react-router';
import { NotFound } from '../ui/not-found.tsx';
import { innerScreens } from './inner-screens.ts';
import { routesOf } from './screen-entry.tsx';
import { homePath } from './tabs.ts';

export function InnerRoutes() {
  return (
    <Routes>
      {routesOf(innerScreens)}
      <Route path="*" element={<NotFound home={homePath} />} />
    </Routes>
  );
}
