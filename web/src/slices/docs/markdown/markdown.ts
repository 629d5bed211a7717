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

/** The words without their marks, for places that take no elements. */
export function plainText(text: string): string {
  const words = (node: MarkdownNode): string => {
    if ('children' in node) return node.children.map(words).join(node.type === 'list' ? ' ' : '');
    if (node.type === 'break') return ' ';
    return 'value' in node ? node.value : '';
  };
  return parseMarkdown(text).map(words).join(' ').trim();
}
