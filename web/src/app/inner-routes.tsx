import { Route, Routes } from 'react-router';
import { NotFound } from '../ui/not-found.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { innerScreens } from './inner-screens.ts';
import { routesOf } from './screen-entry.tsx';

export function InnerRoutes() {
  return (
    <Routes>
      {routesOf(innerScreens)}
      <Route path="*" element={<NotFound home={homePath} />} />
    </Routes>
  );
}
