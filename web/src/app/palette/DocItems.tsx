import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { CodeXml } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { useDocuments } from '../../slices/docs/documents/use-documents.ts';
import { t } from '../../lib/language/actions-messages.ts';
import { PaletteItem } from './PaletteItem.tsx';

/** Lists the operations of the API, found by their summary and their path. */
export function DocItems() {
  const navigate = useNavigate();
  const { http, sockets } = useDocuments();
  const operations = [...(http.data?.operations ?? []), ...(sockets.data ?? [])];
  return (
    <Command.Group heading={t('group_api')}>
      {operations.map(({ id, method, path, summary, tag }) => (
        <PaletteItem
          key={id}
          id={`api-${id}`}
          keywords={[summary, method, path, tag, t('group_api')]}
          icon={<CodeXml size={17} strokeWidth={1.75} />}
          label={summary}
          detail={`${method} ${path}`}
          onChoose={() => void navigate({ to: pages.docs, hash: id })}
        />
      ))}
    </Command.Group>
  );
}
