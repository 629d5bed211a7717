import { useEffect } from 'react';
import { useTitle } from '../../lib/hooks.ts';
import { Brand } from '../../ui/display/Mark.tsx';
import { ThemeSwitch } from '../panels/ThemeSwitch.tsx';
import { Buttons } from './Buttons.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Fields } from './Fields.tsx';
import { Files } from './Files.tsx';
import { showForcedStates } from './forced-states.ts';
import { Foundations } from './Foundations.tsx';
import { Floating } from './Floating.tsx';
import { Navigation } from './Navigation.tsx';
import { PageParts } from './PageParts.tsx';
import { Sounds } from './Sounds.tsx';
import { States } from './States.tsx';
import { Tables } from './Tables.tsx';

/** Shows every control in every state to developers. Its own text is in English only. */
export function UiPage() {
  useTitle('Component sheet');
  useEffect(showForcedStates, []);
  return (
    <main lang="en" className="mx-auto max-w-[1280px] px-8 pb-24 max-md:px-4">
      <header className="flex flex-wrap items-center justify-between gap-4 py-6">
        <Brand />
        <h1 className="text-lead font-semibold">Component sheet</h1>
        <ThemeSwitch />
      </header>
      <Foundations />
      <Sounds />
      <Buttons />
      <Fields />
      <Files />
      <Navigation />
      <Floating />
      <Dialogs />
      <Tables />
      <States />
      <PageParts />
    </main>
  );
}
