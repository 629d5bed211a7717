/** Markdown of the two documents, parsed into a tree. Nothing here makes HTML out of text. */
import { fromMarkdown } from 'mdast-util-from-markdown';

export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];

export const parseMarkdown = (text: string): MarkdownNode[] => fromMarkdown(text).children;

/** Only addresses of the web and of this server may be links, so `javascript:` and `data:` are plain text. */
export function isSafeLink(url: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(url, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
