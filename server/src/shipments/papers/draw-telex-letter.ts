import type { Buffer } from 'node:buffer';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import { drawFacts } from '../../pdf/facts.ts';
import { drawParagraph } from '../../pdf/paragraph.ts';
import { joined, openPaper, type Paper, portText, said, shipText } from './paper.ts';

/** The shipper asks for a release without originals, and answers for it. */
export async function drawTelexLetter(paper: Paper, bill: ShipmentBill): Promise<Buffer> {
  const { shipment, texts, words, companyName } = paper;
  const pdf = await openPaper(paper);
  const style = { size: 10.5 };
  drawParagraph(pdf, filledWords(words.telexTo, { company: companyName }), { ...style, isBold: true });
  drawParagraph(pdf, words.telexBody, style);
  drawFacts(
    pdf,
    said([
      { label: words.billNo, value: joined([bill.kind, bill.billNo || shipment.hblNo || shipment.mblNo]) },
      { label: words.vessel, value: shipText(shipment) },
      { label: words.pol, value: portText(shipment.pol) },
      { label: words.pod, value: portText(shipment.pod) },
      { label: words.shipper, value: texts.shipper },
      { label: words.consignee, value: texts.consignee },
      {
        label: words.boxes,
        value: joined(
          shipment.boxes.map(({ containerNo }) => containerNo),
          ', ',
        ),
      },
      { label: words.goods, value: joined([texts.goods, texts.goodsCn], ' / ') },
      { label: words.packages, value: texts.packages },
      { label: words.grossWeight, value: texts.grossWeight },
    ]),
  );
  drawParagraph(pdf, words.telexPromise, style);
  pdf.keepTogether(110);
  pdf.y += 28;
  drawParagraph(pdf, words.signature, style);
  pdf.y += 34;
  drawParagraph(pdf, words.signedOn, style);
  return pdf.finish();
}
