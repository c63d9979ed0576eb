import type { Buffer } from 'node:buffer';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { drawFacts } from '../../pdf/facts.ts';
import { drawSection } from '../../pdf/heading.ts';
import { drawParagraph } from '../../pdf/paragraph.ts';
import { drawTable } from '../../pdf/table.ts';
import { dayOf, joined, openPaper, type Paper, routeFacts, said } from './paper.ts';

/** When cargo arrives, and until when its boxes are free. */
export async function drawArrivalNotice(paper: Paper): Promise<Buffer> {
  const { shipment, texts, words, now } = paper;
  const pdf = await openPaper(paper);
  drawParagraph(pdf, words.arrivalLine);
  drawFacts(
    pdf,
    said([
      { label: words.consignee, value: texts.consignee },
      { label: words.notify, value: joined([texts.notify, texts.notify2], '\n\n') },
      { label: words.shipper, value: texts.shipper },
      { label: words.date, value: dayOf(now.getTime()) },
      { label: words.mblNo, value: shipment.mblNo },
      { label: words.hblNo, value: shipment.hblNo },
      { label: words.poNo, value: shipment.poNo },
    ]),
  );
  drawSection(pdf, words.route);
  drawFacts(pdf, routeFacts(paper), 3);
  drawSection(pdf, words.boxes);
  drawTable(pdf, {
    columns: [
      { heading: words.containerNo, share: 3 },
      { heading: words.boxType, share: 2 },
      { heading: words.sealNo, share: 3 },
      { heading: words.packages, share: 2, align: 'right' },
      { heading: words.grossKg, share: 3, align: 'right' },
      { heading: words.cbm, share: 2, align: 'right' },
      { heading: words.lastFreeDay, share: 3, align: 'right' },
    ],
    rows: shipment.boxes.map((box) => [
      ...[box.containerNo || '—', box.type, box.sealNo || '—'],
      // Where the bill says other totals, those of the boxes would not add up to them.
      ...(texts.areFiguresOwn
        ? [String(box.packages), thousandsFormat(box.grossKg), thousandsFormat(box.cbm)]
        : ['—', '—', '—']),
      box.lastFreeDay ?? '—',
    ]),
  });
  drawSection(pdf, words.cargo);
  drawFacts(
    pdf,
    said([
      { label: words.goods, value: texts.goods },
      { label: words.packages, value: texts.packages },
      { label: words.grossWeight, value: texts.grossWeight },
      { label: words.measurement, value: texts.measurement },
    ]),
    2,
  );
  return pdf.finish();
}
