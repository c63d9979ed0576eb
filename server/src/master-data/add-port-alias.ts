import { AppError } from '@fairway/contract/app-error.ts';
import type { PortAlias } from '@fairway/contract/ports.ts';
import type { Saver } from '../entities/entity-rules.ts';
import { changeByRules } from '../entities/save-entity.ts';
import { aliasKey, portRules } from './place-rules.ts';

/** Adds a spelling to those of a port, by the rules of ports and with its history; one it has already changes nothing. */
export async function addPortAlias(saver: Saver, portId: string, added: PortAlias): Promise<void> {
  const found = await changeByRules(saver, portRules, portId, (port) => {
    const aliases = port.aliases as PortAlias[];
    const isKnown = aliases.some(({ alias }) => aliasKey(alias) === aliasKey(added.alias));
    return isKnown ? port : { ...port, aliases: [...aliases, added] };
  });
  if (!found) throw new AppError('NOT_FOUND');
}
