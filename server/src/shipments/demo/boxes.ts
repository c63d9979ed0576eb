import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';

type Chance = (least: number, most: number) => number;

export interface DemoBox {
  containerNo: string;
  type: string;
  sealNo: string;
  packages: number;
  grossKg: number;
  tareKg: number;
  cbm: number;
  temperature: string | null;
  isShipperOwned: boolean;
}

/** Whose boxes carriers use. */
const owners: Readonly<Record<string, readonly string[]>> = {
  COSU: ['CSNU', 'CCLU'],
  EGLV: ['EGHU', 'EITU'],
  ONEY: ['ONEU', 'TCLU'],
  ZIMU: ['ZIMU', 'ZCSU'],
  MSCU: ['MSCU', 'MEDU'],
  CMDU: ['CMAU', 'APZU'],
  MAEU: ['MSKU', 'MRKU'],
  HLCU: ['HLXU', 'HLBU'],
  OOLU: ['OOLU', 'OOCU'],
};
const leased = ['TGHU', 'TEMU', 'CAIU', 'TRHU'];

const sizes: Readonly<Record<string, { tareKg: number; mostKg: number; cbm: number }>> = {
  '20GP': { tareKg: 2_280, mostKg: 21_000, cbm: 28 },
  '40GP': { tareKg: 3_780, mostKg: 22_000, cbm: 58 },
  '40HQ': { tareKg: 3_900, mostKg: 22_500, cbm: 68 },
  '45HQ': { tareKg: 4_850, mostKg: 24_000, cbm: 78 },
  '20RF': { tareKg: 2_950, mostKg: 21_000, cbm: 26 },
  '40RH': { tareKg: 4_600, mostKg: 24_000, cbm: 58 },
};

const withCheckDigit = (first: string): string =>
  `${first}${checkContainerNumber(`${first}0`).expected ?? ''}`;

export function demoBox(chance: Chance, scac: string, type: string): DemoBox {
  const of = chance(1, 4) === 1 ? leased : (owners[scac] ?? leased);
  const owner = of[chance(0, of.length - 1)] ?? 'TGHU';
  const { tareKg, mostKg, cbm } = sizes[type] ?? { tareKg: 3_900, mostKg: 22_000, cbm: 60 };
  const filled = chance(55, 96) / 100;
  return {
    containerNo: withCheckDigit(`${owner}${chance(100_000, 999_999)}`),
    ...{ type, sealNo: `${scac.slice(0, 2)}${chance(1_000_000, 9_999_999)}` },
    packages: chance(80, 1_200),
    grossKg: Math.round(mostKg * filled * 0.8),
    ...{ tareKg, cbm: Math.round(cbm * filled * 10) / 10 },
    temperature: type.endsWith('RF') || type.endsWith('RH') ? '-18' : null,
    isShipperOwned: false,
  };
}

/** Its last figure is another than it should be, as shippers paint it on boxes of their own. */
export const misnumbered = (box: DemoBox): DemoBox => {
  const last = Number(box.containerNo.slice(-1));
  return { ...box, containerNo: `${box.containerNo.slice(0, -1)}${(last + 1) % 10}` };
};
