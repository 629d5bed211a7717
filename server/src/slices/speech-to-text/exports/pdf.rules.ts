/** A transcript as a PDF document. */
import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';
import { clockOf, isRightToLeft, partsOf, type ExportOptions, type ExportSource } from './parts.rules.ts';

/** DejaVu Sans has the letters of Latin, Greek, Cyrillic, Armenian, Georgian and some more scripts. */
const require = createRequire(import.meta.url);
const fonts = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const margin = 64;
const [ink, grey] = ['#111113', '#666666'];

/** Scripts that the writer can set letter by letter from left to right. Others need a layout that it does not have. */
const settable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Letters of the scripts above that the font draws as boxes, as it does with pictures. */
const undrawn = /[\p{Extended_Pictographic}--[\p{ASCII}©®™↔↕▪▫▶◀☀-☄☎☑☔☕☺♀♂♠♣♥♦♨✔✖✳✴❄❇❤➡]]/gv;

/** The first letter that cannot be set, or undefined. */
export function unsettable(source: ExportSource): string | undefined {
  const texts = [
    source.name,
    ...source.speakers.map(({ name }) => name),
    ...source.segments.flatMap(({ words }) => words.map(({ text }) => text)),
  ];
  for (const text of texts) {
    if (settable.test(text)) continue;
    for (const character of text) if (!settable.test(character) || isRightToLeft(character)) return character;
  }
  return undefined;
}

const clean = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(undrawn, '');

export async function pdfOf(source: ExportSource, options: ExportOptions): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: clean(source.name), Creator: 'Veery' },
    ...(source.language === null ? {} : { lang: source.language }),
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  pdf.font('bold').fontSize(18).fillColor(ink).text(clean(source.name)).moveDown(1);
  for (const part of partsOf(source, options)) {
    const name = options.hasSpeakers && part.speaker ? clean(part.speaker.name) : '';
    const time = options.hasTimes ? clockOf(part.start) : '';
    // A name never stands alone at the foot of a page.
    if (name + time !== '' && pdf.y > pdf.page.height - margin - 40) pdf.addPage();
    pdf.fontSize(9);
    if (name !== '')
      pdf
        .font('bold')
        .fillColor(ink)
        .text(time === '' ? name : `${name}   `, { continued: time !== '' });
    if (time !== '') pdf.font('regular').fillColor(grey).text(time);
    pdf.font('regular').fontSize(11).fillColor(ink).text(clean(part.text), { lineGap: 3 }).moveDown(0.8);
  }
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(8).fillColor(grey);
    pdf.text(`${page + 1} / ${count}`, margin, pdf.page.height - 40, {
      align: 'center',
      lineBreak: false,
      width: pdf.page.width - 2 * margin,
    });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
