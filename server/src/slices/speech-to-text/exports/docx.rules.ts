/** A transcript as a document of Word. */
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { clockOf, isRightToLeft, partsOf, type ExportOptions, type ExportSource, type Part } from './parts.rules.ts';

const grey = '666666';

export async function docxOf(source: ExportSource, options: ExportOptions): Promise<Buffer> {
  const parts = partsOf(source, options);
  const document = new Document({
    title: source.name,
    creator: 'Veery',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [
      {
        children: [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            bidirectional: isRightToLeft(source.name),
            children: [new TextRun({ text: printable(source.name), rightToLeft: isRightToLeft(source.name) })],
          }),
          ...parts.flatMap((part) => paragraphsOf(part, options)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function paragraphsOf(part: Part, { hasSpeakers, hasTimes }: ExportOptions): Paragraph[] {
  const isRtl = isRightToLeft(part.text);
  const label = [
    ...(hasSpeakers && part.speaker
      ? [new TextRun({ text: printable(part.speaker.name), bold: true, rightToLeft: isRtl })]
      : []),
    ...(hasTimes
      ? [new TextRun({ text: `${hasSpeakers && part.speaker ? '  ' : ''}${clockOf(part.start)}`, color: grey })]
      : []),
  ];
  const text = new Paragraph({
    bidirectional: isRtl,
    spacing: { after: 200 },
    children: [new TextRun({ text: printable(part.text), rightToLeft: isRtl })],
  });
  if (label.length === 0) return [text];
  // The name stays on the page of what is said.
  return [new Paragraph({ bidirectional: isRtl, keepNext: true, spacing: { after: 40 }, children: label }), text];
}

/** XML cannot hold control characters or halves of a pair, and Word refuses a file with them. */
const printable = (text: string): string => text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '');
