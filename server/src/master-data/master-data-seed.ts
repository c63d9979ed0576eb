import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { addMissingEntities } from '../entities/add-missing-entities.ts';
import type { EntityRules, Kept } from '../entities/entity-rules.ts';
import {
  builtInCarriers,
  builtInChargeCodes,
  builtInContainerTypes,
  builtInLines,
  builtInPorts,
  builtInTerminals,
} from './built-in-records.ts';
import { carrierRules } from './carrier-rules.ts';
import { chargeCodeRules, containerTypeRules } from './code-rules.ts';
import { portRules, terminalRules, tradeLineRules } from './place-rules.ts';
import { findIdsByCode, findPortAliases, insertPortAliases } from './seed-store.ts';

/**
 * Adds what is missing by its code and leaves alone what is there: a company changes its own copy. It may keep a record
 * of the same code under another id, so what refers to it asks for its id.
 */
async function load(db: Db): Promise<void> {
  const now = new Date();
  const insert = (rules: EntityRules, records: readonly (Kept & { id: string })[]) =>
    addMissingEntities(db, rules, records, now);

  const lineIds = await findIdsByCode(db, 'trade_line', 'enCode');
  const lineId = (code: string) => lineIds.get(code) ?? `line-${code}`;
  await insert(tradeLineRules, builtInLines(lineId));

  const portIds = await findIdsByCode(db, 'port', 'unlocode');
  const portId = (code: string) => portIds.get(code) ?? `port-${code}`;
  // Every spelling means one port: those that the company gave to another are its own.
  const aliases = new Set(await findPortAliases(db));
  const ports = builtInPorts(portId, lineId)
    .filter(({ unlocode }) => !portIds.has(unlocode) && !aliases.has(unlocode))
    .map((port) => ({
      ...port,
      aliases: port.aliases.filter(({ alias }) => !aliases.has(alias) && !portIds.has(alias)),
    }));
  await insert(portRules, ports);
  await insertPortAliases(
    db,
    ports.flatMap(({ id, aliases: own }) => own.map((alias) => ({ ...alias, portId: id }))),
  );
  const known = new Set((await findIdsByCode(db, 'port', 'unlocode')).values());
  await insert(
    terminalRules,
    builtInTerminals(portId).filter((terminal) => known.has(terminal.portId)),
  );
  await insert(carrierRules, builtInCarriers());
  await insert(containerTypeRules, builtInContainerTypes());
  await insert(chargeCodeRules, builtInChargeCodes());
}

const asThemselves = (prefix: string) => (code: string) => `${prefix}-${code}`;

export const masterDataSeed: Seed = {
  name: 'masterData',
  source: JSON.stringify([
    builtInLines(asThemselves('line')),
    builtInPorts(asThemselves('port'), asThemselves('line')),
    builtInTerminals(asThemselves('port')),
    builtInCarriers(),
    builtInContainerTypes(),
    builtInChargeCodes(),
  ]),
  load,
};
