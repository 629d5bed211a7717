import { Shell } from '../frame/Shell.tsx';
import { RequireSession } from './RequireSession.tsx';

/** The pages inside the frame. */
export const StudioLayout = () => (
  <RequireSession>
    <Shell />
  </RequireSession>
);
