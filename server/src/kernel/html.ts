/** HTML as a template: what is put in is escaped, unless it is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | Part[] | false | undefined;

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return part === false || part === undefined ? '' : escape(String(part));
}

export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, i) => text + render(parts[i - 1]) + string));

/** Data for the script of the page. It is not run, and no text in it can end its element. */
export const jsonScript = (id: string, data: unknown): Html =>
  new Html(`<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
