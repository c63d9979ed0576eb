import { Route, Routes } from 'react-router';
import { openScreens } from './open-screens.ts';
import { routesOf } from './screen-entry.tsx';
import { SignedIn } from './signed-in.tsx';

/** What is not open is behind the login, where it is also said what does not exist. */
export function AppRoutes() {
  return (
    <Routes>
      {routesOf(openScreens)}
      <Route path="*" element={<SignedIn />} />
    </Routes>
  );
}
