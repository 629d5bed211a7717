/** A transcript as text, JSON and a page. Pure. */
import { clockOf, isRightToLeft, labelOf, partsOf, type ExportOptions, type ExportSource } from './parts.rules.ts';

export function txtOf(source: ExportSource, options: ExportOptions): string {
  const blocks = partsOf(source, options).map((part) => {
    const label = labelOf(part, options);
    return (label === '' ? '' : `${label}\n`) + wrap(part.text, options.lineCharacters ?? Infinity);
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Breaks lines between words. A word that is longer than a line stands alone. */
function wrap(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

export function jsonOf(source: ExportSource, options: ExportOptions): string {
  const { name, language, seconds } = source;
  const segments = partsOf(source, options).map(({ speaker, start, end, text, words }) => ({
    text,
    ...(options.hasTimes ? { start, end } : {}),
    ...(options.hasSpeakers && speaker ? { speaker: { id: speaker.speaker_id, name: speaker.name } } : {}),
    words: words.map(({ text: word, start: begins, end: ends, type, logprob }) => ({
      text: word,
      ...(options.hasTimes ? { start: begins, end: ends } : {}),
      type,
      speaker_id: speaker?.speaker_id ?? null,
      logprob,
    })),
  }));
  return `${JSON.stringify({ name, language_code: language, duration_seconds: seconds, segments }, null, 1)}\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem;line-height:1.3}section{margin:1.25rem 0}p{margin:0}' +
  '.by{font-size:.875rem;color:#555}time{font-variant-numeric:tabular-nums}';

/** A page that stands alone: it fetches nothing. */
export function htmlOf(source: ExportSource, options: ExportOptions): string {
  const sections = partsOf(source, options).map((part) => {
    const { speaker, start, text } = part;
    const name = options.hasSpeakers && speaker ? `<b dir="auto">${escape(speaker.name)}</b>` : '';
    const time = options.hasTimes ? `<time datetime="PT${start.toFixed(3)}S">${clockOf(start)}</time>` : '';
    const by = [name, time].filter((one) => one !== '').join(' ');
    return `<section>${by === '' ? '' : `<p class="by">${by}</p>`}<p dir="auto">${escape(text)}</p></section>`;
  });
  const all = source.segments.map(({ words }) => words.map(({ text }) => text).join('')).join(' ');
  const language = source.language === null ? '' : ` lang="${escape(source.language)}"`;
  return (
    `<!doctype html>\n<html${language} dir="${isRightToLeft(all) ? 'rtl' : 'ltr'}">\n<head>\n<meta charset="utf-8">\n` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n' +
    `<title>${escape(source.name)}</title>\n<style>${style}</style>\n</head>\n<body>\n` +
    `<h1 dir="auto">${escape(source.name)}</h1>\n${sections.join('\n')}\n</body>\n</html>\n`
  );
}
