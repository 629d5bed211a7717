import { Fragment, memo, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { isSafeLink, parseMarkdown, type MarkdownNode } from './markdown.ts';

interface MarkdownProps {
  text: string;
  /** The text is a page of its own, whose headings are headings of the page. */
  isPage?: boolean;
  className?: string;
}

/** Paragraphs, lists, code and links of a description. HTML in it is shown as the text that it is. */
export const Markdown = memo(function Markdown({ text, isPage = false, className }: MarkdownProps) {
  return (
    <div className={clsx('flex flex-col gap-2 break-words', className)}>
      {drawAll(parseMarkdown(text), isPage ? 'page' : 'links')}
    </div>
  );
});

/** One line inside a heading, a table or a link, which may hold no paragraphs; `isPlain` leaves links out. */
export const MarkdownLine = memo(function MarkdownLine({ text, isPlain = false }: { text: string; isPlain?: boolean }) {
  const blocks = parseMarkdown(text).map((block) => ('children' in block ? block.children : [block]));
  return drawAll(blocks.flat(), isPlain ? 'words' : 'links');
});

type Links = 'links' | 'words' | 'page';

const drawAll = (nodes: MarkdownNode[], links: Links): ReactNode =>
  // The tree is made anew for each text and never reordered.
  // oxlint-disable-next-line react/no-array-index-key
  nodes.map((node, at) => <Fragment key={at}>{draw(node, links)}</Fragment>);

function draw(node: MarkdownNode, links: Links): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{drawAll(node.children, links)}</p>;
    case 'heading':
      if (links !== 'page') return <p className="font-semibold">{drawAll(node.children, links)}</p>;
      return node.depth < 3 ? (
        <h2 className="pt-4 text-[18px] leading-7 font-semibold text-ink">{drawAll(node.children, links)}</h2>
      ) : (
        <h3 className="pt-2 font-semibold text-ink">{drawAll(node.children, links)}</h3>
      );
    case 'strong':
      return <strong className="font-semibold">{drawAll(node.children, links)}</strong>;
    case 'emphasis':
      return <em>{drawAll(node.children, links)}</em>;
    case 'inlineCode':
      return (
        <code className="rounded-xs bg-sunken px-1 py-px font-mono text-[0.92em] wrap-anywhere">{node.value}</code>
      );
    case 'code':
      return (
        <pre
          dir="ltr"
          className="rounded-md bg-sunken px-3 py-2 font-mono text-caption wrap-anywhere whitespace-pre-wrap"
        >
          {node.value}
        </pre>
      );
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1} className="list-decimal space-y-1 ps-5">
          {drawAll(node.children, links)}
        </ol>
      ) : (
        <ul className="list-disc space-y-1 ps-5">{drawAll(node.children, links)}</ul>
      );
    case 'listItem':
      return <li>{drawItem(node.children, links)}</li>;
    case 'blockquote':
      return <blockquote className="border-s-2 border-line ps-3">{drawAll(node.children, links)}</blockquote>;
    case 'link':
      if (links === 'words' || !isSafeLink(node.url)) return drawAll(node.children, links);
      return (
        <a
          href={node.url}
          rel="noreferrer"
          className="font-medium text-accent underline underline-offset-2 hover:decoration-2"
        >
          {drawAll(node.children, links)}
        </a>
      );
    case 'image':
      return node.alt;
    case 'break':
      return <br />;
    case 'text':
    case 'html':
      return node.value;
    default:
      return 'children' in node ? drawAll(node.children, links) : null;
  }
}

/** The items of a close list are lines, and their paragraphs would only add space. */
const drawItem = (nodes: MarkdownNode[], links: Links): ReactNode =>
  drawAll(
    nodes.flatMap((node) => (node.type === 'paragraph' && nodes.length === 1 ? node.children : [node])),
    links,
  );
