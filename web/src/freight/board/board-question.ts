import { type TransportMode, transportModes } from '@fairway/contract/freight-rates.ts';
import { useSearchParams } from 'react-router';
import { companyToday, shiftDay } from '../rate-dates.ts';

/** Which board is shown, as the address says it; what is empty the server chooses. */
export interface BoardQuestion {
  lineId: string;
  mode: TransportMode | '';
  polId: string;
  boxType: string;
  week: Week;
}

export const weeks = ['0', '1', '2'] as const;
export type Week = (typeof weeks)[number];

/** The day a week is asked for: today, or the same day of a later week. */
export const dayOfWeek = (week: Week): string => shiftDay(companyToday(), Number(week) * 7);

const names = { lineId: 'line', mode: 'mode', polId: 'pol', boxType: 'box', week: 'week' } as const;

export function useBoardQuestion() {
  const [address, setAddress] = useSearchParams();
  const says = (name: string) => address.get(name) ?? '';
  const question: BoardQuestion = {
    ...{ lineId: says('line'), polId: says('pol'), boxType: says('box') },
    mode: transportModes.find((one) => one === says('mode')) ?? '',
    week: weeks.find((one) => one === says('week')) ?? '0',
  };
  const change = (changes: Partial<BoardQuestion>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [field, value] of Object.entries(changes)) {
          const name = names[field as keyof BoardQuestion];
          if (value && !(field === 'week' && value === '0')) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: changes.lineId === undefined },
    );
  return { question, change };
}
