import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useParam } from '../../lib/address/params.ts';
import { safeRedirect } from '../../lib/address/redirect.ts';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';

/** Leads to the address that `redirect` names, where the allow-list has it, and Home otherwise. */
export function RedirectScreen() {
  const [redirect] = useState(useParam('redirect'));
  const navigate = useNavigate();
  useEffect(
    () => void navigate({ href: safeRedirect(redirect, location.origin), replace: true }),
    [redirect, navigate],
  );
  return <AuthLayout title="" />;
}
