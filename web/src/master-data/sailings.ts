import { sailings, voyages } from '@fairway/contract/carriers.ts';
import { ports } from '@fairway/contract/ports.ts';
import type { EntityField } from '../entities/entity-description.ts';
import type { PlainKey } from '../language/words.ts';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { describe, remarkField } from './describe.ts';
import { sailingsPath } from './paths.ts';

const atPol = (field: string, label: PlainKey): EntityField => ({
  ...{ field, label, kind: 'moment', zone: 'polTimeZone', hint: 'mdPolTime' },
});
const atPod = (field: string, label: PlainKey): EntityField => ({
  ...{ field, label, kind: 'moment', zone: 'podTimeZone', hint: 'mdPodTime' },
});

export const sailingDescription = describe(
  sailings,
  {
    plural: 'mdSailings',
    singular: 'mdSailing',
    search: 'mdSailingsSearch',
    nameOf: ({ vesselName, carrierVoyage }) => [vesselName, carrierVoyage].filter(Boolean).join(' '),
    cardFields: ['polId', 'podId', 'etd', 'eta', 'cutSi', 'cutPort'],
    stateField: 'status',
    zonesOf: async ({ polId, podId }) => ({
      polTimeZone: await zoneOfPort(polId),
      podTimeZone: await zoneOfPort(podId),
    }),
    groups: [
      {
        title: 'mdGroupVoyage',
        fields: [
          {
            ...{ field: 'vesselName', label: 'mdVessel', kind: 'text', most: 60, isShownOnly: true },
            width: 170,
          },
          {
            ...{ field: 'voyageId', label: 'mdVoyage', kind: 'reference', entity: 'Voyage', required: true },
            ...{ shownAs: 'carrierVoyage', isWide: true, width: 90 },
          },
          {
            ...{ field: 'carrierId', label: 'mdCarrier', kind: 'reference', entity: 'Carrier' },
            ...{ shownAs: 'carrierName', isShownOnly: true, filter: { by: 'carrierId', as: 'reference' } },
            width: 130,
          },
          {
            ...{ field: 'serviceCode', label: 'mdService', kind: 'code', most: 20, isShownOnly: true },
            table: 'extra',
          },
          {
            ...{
              field: 'polId',
              label: 'mdPol',
              heading: 'mdPolShort',
              kind: 'reference',
              entity: 'Port',
              required: true,
            },
            ...{ shownAs: 'polName', filter: { by: 'polId', as: 'reference' }, width: 110 },
          },
          {
            ...{
              field: 'podId',
              label: 'mdPod',
              heading: 'mdPodShort',
              kind: 'reference',
              entity: 'Port',
              required: true,
            },
            ...{ shownAs: 'podName', filter: { by: 'podId', as: 'reference' }, width: 110 },
          },
          {
            ...{ field: 'tsPortIds', label: 'mdTsPorts', kind: 'references', entity: 'Port' },
            ...{ shownAs: 'tsPortNames', table: 'extra', isWide: true },
          },
          {
            ...{ field: 'status', label: 'mdSailingState', kind: 'choice', required: true },
            startsWith: 'normal',
            options: {
              normal: 'mdSailingNormal',
              delayed: 'mdSailingDelayed',
              omit: 'mdSailingOmit',
              blank: 'mdSailingBlank',
              adhoc: 'mdSailingAdhoc',
              rotation: 'mdSailingRotation',
              slide: 'mdSailingSlide',
              cutRun: 'mdSailingCutRun',
            },
            tones: {
              ...{ normal: 'good', delayed: 'warn', omit: 'bad', blank: 'bad', adhoc: 'brand' },
              ...{ rotation: 'warn', slide: 'warn', cutRun: 'bad' },
            },
            filter: { by: 'status', as: 'many' },
            width: 120,
          },
        ],
      },
      {
        title: 'mdGroupTimes',
        fields: [
          { ...atPol('etd', 'mdEtd'), required: true, filter: { by: 'etd', as: 'moments' } },
          { ...atPod('eta', 'mdEta'), required: true },
          {
            ...{ field: 'transitDays', label: 'mdTransitDays', kind: 'number', isShownOnly: true },
            width: 80,
          },
          { ...atPol('atd', 'mdAtd'), table: 'extra' },
          { ...atPod('ata', 'mdAta'), table: 'extra' },
        ],
      },
      {
        title: 'mdGroupCutOffs',
        fields: [
          { ...atPol('gateOpen', 'mdGateOpen'), table: 'extra' },
          atPol('cutManifest', 'mdCutManifest'),
          atPol('cutVgm', 'mdCutVgm'),
          atPol('cutSi', 'mdCutSi'),
          atPol('cutCustoms', 'mdCutCustoms'),
          atPol('cutPort', 'mdCutPort'),
          remarkField,
        ],
      },
    ],
  },
  { path: sailingsPath, table: 'sailings' },
);

/** On which wall the times of a port are. */
async function zoneOfPort(id: unknown): Promise<string> {
  const { timeZone } = await queryClient.fetchQuery(load(ports.get, { params: { id: String(id) } }));
  return timeZone;
}

export const voyageDescription = describe(
  voyages,
  {
    plural: 'mdVoyages',
    singular: 'mdVoyage',
    search: 'mdVoyagesSearch',
    nameOf: ({ vesselName, carrierVoyage }) => [vesselName, carrierVoyage].filter(Boolean).join(' '),
    cardFields: ['carrierId', 'serviceCode', 'direction'],
    groups: [
      {
        title: 'mdGroupBasics',
        fields: [
          {
            ...{ field: 'vesselId', label: 'mdVessel', kind: 'reference', entity: 'Vessel', required: true },
            ...{ shownAs: 'vesselName', filter: { by: 'vesselId', as: 'reference' }, width: 200 },
          },
          { field: 'carrierVoyage', label: 'mdCarrierVoyage', kind: 'code', most: 20, required: true },
          {
            ...{ field: 'carrierId', label: 'mdCarrier', hint: 'mdVoyageCarrierHint', kind: 'reference' },
            ...{ entity: 'Carrier', shownAs: 'carrierName' },
            filter: { by: 'carrierId', as: 'reference' },
          },
          { field: 'universalVoyage', label: 'mdUniversalVoyage', kind: 'code', most: 5 },
          { field: 'serviceCode', label: 'mdService', kind: 'code', most: 20 },
          {
            ...{ field: 'direction', label: 'mdDirection', kind: 'choice' },
            options: { E: 'mdEast', W: 'mdWest', N: 'mdNorth', S: 'mdSouth' },
          },
          remarkField,
        ],
      },
    ],
  },
  { path: sailingsPath, table: 'sailings' },
);
