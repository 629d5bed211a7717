import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguageSelect } from './LanguageSelect.tsx';
import { saveTheme } from './preferences.ts';
import { useStore } from '../../lib/store.ts';
import { themeStore, type Theme } from '../../lib/browser/theme.ts';
import { Section, SectionBlock, SectionCard, SectionRow } from '../../ui/layout/Section.tsx';
import { Segment } from '../../ui/form/Segment.tsx';
import { t } from './messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const themeOptions = (): { value: Theme; label: string; icon: ReactNode }[] => [
  { value: 'light', label: t('theme_light'), icon: <Sun {...icon} /> },
  { value: 'dark', label: t('theme_dark'), icon: <Moon {...icon} /> },
  { value: 'system', label: t('theme_system'), icon: <Monitor {...icon} /> },
];

export function AppearanceSection() {
  const theme = useStore(themeStore, (state) => state.theme);
  return (
    <Section id="appearance" title={t('appearance')}>
      <SectionCard>
        <SectionRow label={t('theme')} help={t('theme_help')}>
          <div className="w-full max-w-[320px]">
            <Segment label={t('theme')} value={theme} options={themeOptions()} onChange={saveTheme} />
          </div>
        </SectionRow>
        <SectionBlock>
          <div className="max-w-[440px]">
            <LanguageSelect label={t('language')} help={t('language_help')} />
          </div>
        </SectionBlock>
      </SectionCard>
    </Section>
  );
}
