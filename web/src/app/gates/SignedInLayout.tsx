import { Outlet } from '@tanstack/react-router';
import { RequireSession } from './RequireSession.tsx';

/** The pages that signed-in users see without the frame. */
export const SignedInLayout = () => (
  <RequireSession>
    <Outlet />
  </RequireSession>
);
