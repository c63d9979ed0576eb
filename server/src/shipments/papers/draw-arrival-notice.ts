import type { Buffer } from 'node:buffer';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { drawFacts } from '../../pdf/facts.ts';
import { drawSection } from '../../pdf/heading.ts';
import { drawParagraph } from '../../pdf/paragraph.ts';
import { drawTable } from '../../pdf/table.ts';
import { dayOf, openPaper, type Paper, partyText, routeFacts, said } from './paper.ts';

/** When cargo arrives, and until when its boxes are free. */
export async function drawArrivalNotice(paper: Paper): Promise<Buffer> {
  const { shipment, words, now } = paper;
  const pdf = await openPaper(paper);
  drawParagraph(pdf, words.arrivalLine);
  drawFacts(
    pdf,
    said([
      { label: words.consignee, value: partyText(shipment, 'consignee') },
      { label: words.notify, value: partyText(shipment, 'notify') },
      { label: words.shipper, value: partyText(shipment, 'shipper') },
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
      ...[box.containerNo || '—', box.type, box.sealNo || '—', String(box.packages)],
      ...[thousandsFormat(box.grossKg), thousandsFormat(box.cbm), box.lastFreeDay ?? '—'],
    ]),
  });
  drawSection(pdf, words.cargo);
  drawFacts(
    pdf,
    said([
      { label: words.goods, value: shipment.goodsEn || shipment.goodsCn },
      { label: words.packages, value: `${shipment.packages} ${shipment.packageType}` },
      { label: words.grossKg, value: thousandsFormat(shipment.grossKg) },
      { label: words.cbm, value: thousandsFormat(shipment.cbm) },
    ]),
    2,
  );
  return pdf.finish();
}
