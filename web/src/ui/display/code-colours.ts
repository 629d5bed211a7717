/** Splits code into coloured and plain parts. It knows only what the samples hold: strings, numbers and key words. */
export type CodeColour = 'string' | 'keyword' | 'number' | 'plain';

export interface CodePart {
  colour: CodeColour;
  text: string;
  /** Where the part starts in the code. */
  at: number;
}

const pattern =
  /(?<string>"(?:\\.|[^"\\])*"|'[^']*')|(?<keyword>(?<![-\w])(?:import|from|const|await|new|if|not|with|as|raise|throw|True|False|None|true|false|null|curl|npm|pip)(?![-\w]))|(?<number>\b\d+(?:\.\d+)?\b)/g;

export function colourCode(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) parts.push({ colour: 'plain', text: code.slice(end, match.index), at: end });
    const { string, keyword } = match.groups ?? {};
    const colour = string === undefined ? (keyword === undefined ? 'number' : 'keyword') : 'string';
    parts.push({ colour, text: match[0], at: match.index });
    end = match.index + match[0].length;
  }
  if (end < code.length) parts.push({ colour: 'plain', text: code.slice(end), at: end });
  return parts;
}
