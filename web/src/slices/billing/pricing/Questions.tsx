import { t } from './messages.ts';

const questions = [
  () => [t('q_credits'), t('a_credits')],
  () => [t('q_rest'), t('a_rest')],
  () => [t('q_more'), t('a_more')],
  () => [t('q_less'), t('a_less')],
  () => [t('q_cancel'), t('a_cancel')],
] as const;

export const Questions = () => (
  <section aria-labelledby="questions" className="flex flex-col gap-3">
    <h2 id="questions" className="text-h3 font-semibold tracking-[-0.014em]">
      {t('questions')}
    </h2>
    <div className="card divide-y divide-line">
      {questions.map((words) => {
        const [question, answer] = words();
        return (
          <details key={question} className="group px-5 py-3.5 max-md:px-4">
            <summary className="min-h-6 cursor-pointer rounded-xs font-medium">{question}</summary>
            <p className="max-w-[72ch] pt-1.5 text-muted">{answer}</p>
          </details>
        );
      })}
    </div>
  </section>
);
