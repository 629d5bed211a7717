import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { setWorkspaceDictionaries } from '#contract/pronunciation-dictionaries/api.ts';
import { getWorkspace } from '#contract/workspace/api.ts';
import { useUser } from '../../../lib/account.ts';
import { call } from '../../../lib/api.ts';
import { invalidate, useRead } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { NoteList } from '../../../ui/feedback/NoteList.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useAllDictionaries, withFirst } from '../../dictionary-picker/public.ts';
import { requestSpeech, useDraftDictionaries } from '../../speech/public.ts';
import { maxReplacementLength } from '../rules/limits.ts';
import { findMatches, spokenWith } from '../rules/matches.ts';
import { makeRule } from '../rules/rule.ts';
import { propose } from '../propose/proposals.ts';
import { languageOf, useHearing } from '../sound/hear.ts';
import { HearButton } from '../sound/HearButton.tsx';
import { SoundKeys } from '../sound/SoundKeys.tsx';
import { Suggestions } from '../sound/Suggestions.tsx';
import { useSpeaker } from '../sound/use-speaker.ts';
import { VoiceSupport } from '../sound/VoiceSupport.tsx';
import type { FoundWord } from './find-word.ts';
import { keepRule } from './keep-rule.ts';
import { t } from './messages.ts';

type Kind = 'alias' | 'ipa';
/** What is spoken with the dictionary from now on. */
type Reach = 'text' | 'workspace' | 'none';

const newOne = 'new';

/** Corrects how a word is said: hears proposals, and writes the one that is right into a dictionary. */
export function PronouncePanel({ found, onClose }: { found: FoundWord; onClose(): void }) {
  const { word, text, voiceId, isItem } = found;
  const { speaker, priceOf } = useSpeaker(voiceId);
  const isAdmin = useUser()?.workspace_role === 'admin';
  const navigate = useNavigate();
  const ofDraft = useDraftDictionaries();
  const ofWorkspace = useRead(getWorkspace).data?.pronunciation_dictionary_locators ?? [];
  const all = useAllDictionaries().data;
  const [kind, setKind] = useState<Kind>('alias');
  const [changed, setChanged] = useState<Partial<Record<Kind, string>>>({});
  const first = useMemo(() => {
    const proposals = propose(word, languageOf(speaker));
    return (one: Kind) => proposals.find((proposal) => proposal.kind === one)?.said ?? '';
  }, [word, speaker]);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState(t('new_name'));
  const [wanted, setWanted] = useState<Reach>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);

  // An item of the history was made with what the workspace has, as far as anybody knows.
  const current = isItem ? ofWorkspace : (ofDraft ?? ofWorkspace);
  const editable = (all ?? []).filter(({ permission_on_resource: one }) => one === 'admin' || one === 'editor');
  const isUsed = (id: string) => current.some((one) => one.pronunciation_dictionary_id === id);
  const dictionary = chosen ?? editable.find(({ id }) => isUsed(id))?.id ?? editable[0]?.id ?? newOne;
  const isInUse = dictionary !== newOne && isUsed(dictionary);
  const reach: Reach = wanted ?? (isItem ? (isAdmin ? 'workspace' : 'none') : 'text');
  const value = changed[kind] ?? first(kind);
  // A word in small letters is the same word at the beginning of a sentence.
  const rule = makeRule({ written: word, kind, said: value.trim(), isCaseSensitive: /\p{Lu}/u.test(word) });
  const words = { title: word, text: spokenWith(word, rule) };
  const { notes } = useHearing(speaker, words);
  const places = findMatches(text, [rule]).length;
  const isEmpty = value.trim() === '' || (dictionary === newOne && name.trim() === '');
  const say = (next: string) => setChanged({ ...changed, [kind]: next });

  async function use(): Promise<void> {
    if (isEmpty || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const id = await keepRule(rule, dictionary === newOne ? { name: name.trim() } : { id: dictionary });
      const locators = withFirst(current, id);
      if (!isInUse && reach === 'workspace') {
        const body = { pronunciation_dictionary_locators: withFirst(ofWorkspace, id) };
        await call(setWorkspaceDictionaries, { body });
        invalidate(getWorkspace);
      }
      // A list of its own would hide that of the workspace from this text.
      if (!isItem && !isInUse && (reach === 'text' || (reach === 'workspace' && ofDraft)))
        requestSpeech({ dictionaries: locators });
      toastSuccess(
        t('kept', { word }),
        isItem ? { action: { label: t('speak_again'), run: () => speakAgain(id) } } : {},
      );
      onClose();
    } catch (failure) {
      setError(failure);
      setIsBusy(false);
    }
  }

  function speakAgain(id: string): void {
    const isEverywhere = isInUse || reach === 'workspace';
    requestSpeech({ text, voice_id: voiceId, ...(isEverywhere ? {} : { dictionaries: withFirst(current, id) }) });
    void navigate({ to: pages.textToSpeech });
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          {t('title')} <bdi>“{word}”</bdi>
        </h2>
        <HearButton
          speaker={speaker}
          words={{ title: t('now', { word }), text: word, locators: isItem ? null : ofDraft }}
          text={t('now_short')}
        />
      </div>
      <Segment
        label={t('kind')}
        value={kind}
        options={[
          { value: 'alias', label: t('kind_alias') },
          { value: 'ipa', label: t('kind_ipa') },
        ]}
        onChange={setKind}
      />
      <span className="flex h-10 items-center rounded-md border border-control ps-3 pe-1 focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent max-md:h-12">
        <input
          ref={field}
          type="text"
          aria-label={t(`said_${kind}`)}
          placeholder={t(`example_${kind}`)}
          value={value}
          maxLength={maxReplacementLength}
          spellCheck={false}
          autoCapitalize="off"
          dir="auto"
          onChange={(event) => say(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent font-mono text-[13px] outline-none max-md:text-[16px]"
        />
        <HearButton
          speaker={speaker}
          words={{ ...words, title: t('as_written', { said: value }) }}
          disabledReason={value.trim() === '' ? t('said_missing') : undefined}
        />
      </span>
      <Suggestions word={word} kind={kind} chosen={value} speaker={speaker} isList onChoose={say} />
      {kind === 'ipa' && <SoundKeys field={field} alphabet="ipa" value={value} onChange={say} />}
      {rule.type === 'phoneme' && value.trim() !== '' && <VoiceSupport speaker={speaker} rule={rule} />}
      <NoteList notes={notes} />
      <p className="text-caption text-muted">{t('costs', { credits: priceOf(words.text) })}</p>
      <hr className="border-line" />
      <SelectField label={t('keep_in')} value={dictionary} onChange={({ target }) => setChosen(target.value)}>
        {editable.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        <option value={newOne}>{t('new_dictionary')}</option>
      </SelectField>
      {dictionary === newOne && (
        <TextField label={t('name')} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
      )}
      {isInUse ? (
        <p className="text-caption text-muted">{t(isItem ? 'in_use_workspace' : 'in_use')}</p>
      ) : (
        <SelectField
          label={t('use_for')}
          value={reach}
          help={reach === 'text' && current.length >= 3 ? t('makes_room') : undefined}
          onChange={({ target }) => setWanted(target.value as Reach)}
        >
          {!isItem && <option value="text">{t('use_text')}</option>}
          {isAdmin && <option value="workspace">{t('use_workspace')}</option>}
          <option value="none">{t('use_none')}</option>
        </SelectField>
      )}
      <CallFailure error={error} />
      <div className="flex items-center gap-2">
        <span className="me-auto text-caption text-muted">{t('places', { count: places })}</span>
        <Button look="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="primary" size="sm" type="submit" isDisabled={isEmpty} isBusy={isBusy}>
          {t('use')}
        </Button>
      </div>
    </form>
  );
}
