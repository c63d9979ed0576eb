import type { Buffer } from 'node:buffer';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import type { TelexLetter } from '@fairway/contract/shipment-prints.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { colors, type Pdf } from '../../pdf/document.ts';
import { drawFacts } from '../../pdf/facts.ts';
import { drawParagraph } from '../../pdf/paragraph.ts';
import { joined, minuteOf, openPaper, type Paper, portText, said, shipText } from './paper.ts';

/** Who signed a letter by hand, for whom, and whose account it was signed with. */
export interface LetterSignature {
  /** A PNG. */
  picture: Buffer;
  signer: string;
  company: string;
  account: string;
  at: Date;
}

/** Room for what is written, on the paper and beside the words. */
const signatureBox = { width: 180, height: 64 };
const style = { size: 10.5 };

/** The shipper asks for a release without originals, and answers for it: what is read on the screen and on paper. */
export function telexLetterOf(paper: Paper, bill: ShipmentBill): TelexLetter {
  const { shipment, texts, words, companyName } = paper;
  return {
    ...{ title: words.titles.telexLetter, shipmentNo: shipment.shipmentNo },
    ...{ to: filledWords(words.telexTo, { company: companyName }), body: words.telexBody },
    facts: said([
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
    promise: words.telexPromise,
    company: (texts.shipper.split('\n')[0] ?? '').slice(0, 120),
  };
}

export async function drawTelexLetter(
  paper: Paper,
  bill: ShipmentBill,
  signed?: LetterSignature,
): Promise<Buffer> {
  const { words } = paper;
  const letter = telexLetterOf(paper, bill);
  const pdf = await openPaper(paper);
  drawParagraph(pdf, letter.to, { ...style, isBold: true });
  drawParagraph(pdf, letter.body, style);
  drawFacts(pdf, letter.facts);
  drawParagraph(pdf, letter.promise, style);
  pdf.keepTogether(140);
  pdf.y += 28;
  drawParagraph(pdf, words.signature, style);
  if (signed) drawSignature(pdf, paper, signed);
  else {
    pdf.y += 34;
    drawParagraph(pdf, words.signedOn, style);
  }
  return pdf.finish();
}

function drawSignature(
  pdf: Pdf,
  { words }: Paper,
  { picture, signer, company, account, at }: LetterSignature,
) {
  pdf.drawPicture(picture, pdf.left, pdf.y, signatureBox);
  pdf.y += signatureBox.height + 8;
  drawParagraph(pdf, joined([words.signer, joined([signer, company], ', ')]), style);
  drawParagraph(pdf, joined([words.signedOn, minuteOf(at.getTime(), defaultZone)]), style);
  drawParagraph(pdf, filledWords(words.signedWith, { account }), {
    ...{ size: 8.5, color: colors.label },
  });
}
