import { type TransportMode, transportModes } from '@fairway/contract/freight-rates.ts';
import { type Direction, directions, getTariff } from '@fairway/contract/local-charges.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { load } from '../../wire/calls.ts';
import { askedCargo, type CargoFields, cargoFrom, cargoInAddress } from '../cargo/cargo-text.ts';
import { companyToday } from '../rate-dates.ts';
import { useSettled } from '../use-settled.ts';

/** Which tariff is asked for and what for, as the address says it. */
export interface TariffQuestion {
  portId: string;
  direction: Direction;
  /** Empty for nobody in particular. */
  carrierId: string;
  terminalId: string;
  mode: TransportMode;
  on: string;
  cargo: CargoFields;
  customerId: string;
  /** Codes of optional charges that are wanted. */
  chosen: readonly string[];
  /** Carriers to compare with. */
  compared: readonly string[];
  bills: number;
  /** What is special about the cargo. */
  flags: readonly CargoFlag[];
}

export const cargoFlags = ['isDangerous', 'isOversize', 'isRefrigerated'] as const;
export type CargoFlag = (typeof cargoFlags)[number];
const mostBills = 99;

/** Beside the one that is open. */
export const mostCompared = 3;

const day = /^\d{4}-\d{2}-\d{2}$/;
const listed = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

export function questionOf(address: URLSearchParams): TariffQuestion {
  const mode = transportModes.find((one) => one === address.get('mode')) ?? 'FCL';
  const on = address.get('on') ?? '';
  const says = (name: string) => address.get(name) ?? '';
  return {
    ...{ portId: says('port'), carrierId: says('carrier'), terminalId: says('terminal'), mode },
    direction: directions.find((one) => one === address.get('direction')) ?? 'export',
    on: day.test(on) ? on : companyToday(),
    cargo: cargoFrom(address, mode),
    customerId: says('customer'),
    chosen: listed(address.get('with')).slice(0, 40),
    compared: listed(address.get('compare')).slice(0, mostCompared),
    bills: Math.min(Math.max(Number.parseInt(says('bills'), 10) || 1, 1), mostBills),
    flags: cargoFlags.filter((flag) => listed(address.get('is')).includes(flag)),
  };
}

/** By their names in the address; what is as usual is not written there. */
export function questionInAddress(changes: Partial<TariffQuestion>): Record<string, string> {
  const {
    portId,
    direction,
    carrierId,
    terminalId,
    mode,
    on,
    cargo,
    customerId,
    chosen,
    compared,
    bills,
    flags,
  } = changes;
  return {
    ...(portId !== undefined && { port: portId }),
    ...(direction !== undefined && { direction: direction === 'export' ? '' : direction }),
    ...(carrierId !== undefined && { carrier: carrierId }),
    ...(terminalId !== undefined && { terminal: terminalId }),
    ...(mode !== undefined && { mode: mode === 'FCL' ? '' : mode }),
    ...(on !== undefined && { on: on === companyToday() ? '' : on }),
    ...(cargo && cargoInAddress(cargo)),
    ...(customerId !== undefined && { customer: customerId }),
    ...(chosen && { with: chosen.join(',') }),
    ...(compared && { compare: compared.join(',') }),
    ...(bills !== undefined && { bills: bills === 1 ? '' : String(bills) }),
    ...(flags && { is: flags.join(',') }),
  };
}

export function useTariffQuestion() {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Partial<TariffQuestion>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        const isOther = changes.portId !== undefined || changes.direction !== undefined;
        // Terminals and wishes belong to the port.
        const reset = isOther ? { terminalId: '', chosen: [], compared: [] } : {};
        for (const [name, value] of Object.entries(questionInAddress({ ...reset, ...changes }))) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: changes.portId === undefined && changes.direction === undefined },
    );
  return { question: questionOf(address), change, address };
}

/** The same question as the call takes it. */
export const askedTariff = (question: TariffQuestion) => {
  const { portId, direction, carrierId, terminalId, mode, on, cargo, customerId, chosen, bills, flags } =
    question;
  return {
    ...{ portId, direction, mode, on, chosen: [...chosen] },
    cargo: {
      ...{ ...askedCargo(mode, cargo), bills },
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
    },
    ...(carrierId && { carrierId }),
    ...(terminalId && { terminalId }),
    ...(customerId && { customerId }),
  };
};

/** What a port charges; what was shown stays while the rest of the question changes. */
export function useTariff(question: TariffQuestion) {
  const cargo = useSettled(question.cargo);
  const ofPort = JSON.stringify([question.portId, question.direction]);
  return useQuery({
    ...load(getTariff, { body: askedTariff({ ...question, cargo }) }),
    enabled: question.portId !== '',
    placeholderData: (before, query) => (portOf(query?.queryKey) === ofPort ? before : undefined),
    meta: { quiet: true },
  });
}

function portOf(key: readonly unknown[] | undefined): string {
  const { body } = (key?.[1] ?? {}) as { body?: { portId: string; direction: string } };
  return JSON.stringify([body?.portId, body?.direction]);
}
