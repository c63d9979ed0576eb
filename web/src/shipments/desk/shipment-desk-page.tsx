import { AppError } from '@fairway/contract/app-error.ts';
import { getShipment, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { type PlainKey, useWords } from '../../language/words.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { NumbersRow } from '../detail/numbers-row.tsx';
import { numbersOf } from '../detail/shipment-page.tsx';
import '../detail/shipment-page.css';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { NoSuchShipment } from '../shown/no-such-shipment.tsx';
import { BasicForm } from './basic-form.tsx';
import { BillsTab } from './bills-tab.tsx';
import { BoxesTab } from './boxes-tab.tsx';
import { DeskActs } from './desk-acts.tsx';
import { DeskRail } from './desk-rail.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { MembersCard } from './members-card.tsx';
import { PartiesTab } from './parties-tab.tsx';
import { TalkTab } from './talk-tab.tsx';
import { UnsavedPartsOf, useUnsavedParts } from './unsaved-parts.ts';
import { VoyageTab } from './voyage-tab.tsx';

const tabWords = {
  basic: 'deskTabBasic',
  voyage: 'deskTabVoyage',
  boxes: 'deskTabBoxes',
  parties: 'deskTabParties',
  bills: 'deskTabBills',
  documents: 'deskTabDocuments',
  talk: 'deskTabTalk',
  history: 'deskTabHistory',
} as const satisfies Record<string, PlainKey>;
type DeskTab = keyof typeof tabWords;

/** All of one shipment, where staff work on it. */
export function ShipmentDeskPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const asked = useQuery({
    ...load(getShipment, { params: { id } }),
    enabled: id !== '' && isStaff,
    meta: { quiet: true },
  });
  // What is not for somebody is not there for them.
  if (id === '' || (asked.error instanceof AppError && !asked.data)) return <NoSuchShipment />;
  if (!isStaff) return <Navigate to={shipmentPathOf(id)} replace />;
  if (asked.data) return <OpenDesk key={id} shipment={asked.data} />;
  return (
    <Page title={words('deskTitle')} back={myShipmentsPath}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

function OpenDesk({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [search, setSearch] = useSearchParams();
  const tabs = (Object.keys(tabWords) as DeskTab[]).filter(
    (tab) => (tab !== 'talk' || shipment.can.talk) && (tab !== 'history' || shipment.can.seeHistory),
  );
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'basic';
  const show = (next: DeskTab) => setSearch({ id: shipment.id, tab: next }, { replace: true });
  useKeys(
    words('deskTitle'),
    tabs.map((one, index) => ({ keys: String(index + 1), name: words(tabWords[one]), act: () => show(one) })),
    'detail',
  );
  const rail = <DeskRail shipment={shipment} />;
  const [unsaved, noteUnsaved] = useUnsavedParts();
  useLeaveQuestion(unsaved.length > 0);
  const isUnsaved = (one: DeskTab) => unsaved.some((part) => part.split(' ')[0] === one);
  // What was typed into a tab stays while another one is looked at.
  const isMounted = (one: DeskTab) => one === tab || isUnsaved(one);
  const panels: Readonly<Record<DeskTab, () => ReactNode>> = {
    basic: () => (
      <>
        <NumbersRow numbers={numbersOf(shipment, words)} />
        {!isDesk && rail}
        <MembersCard shipment={shipment} />
        <BasicForm shipment={shipment} />
      </>
    ),
    voyage: () => <VoyageTab shipment={shipment} />,
    boxes: () => <BoxesTab shipment={shipment} />,
    parties: () => <PartiesTab shipment={shipment} />,
    bills: () => <BillsTab shipment={shipment} />,
    documents: () => <DocumentsTab shipment={shipment} />,
    talk: () => <TalkTab shipment={shipment} />,
    history: () => <HistoryTab shipment={shipment} />,
  };
  return (
    <Page
      title={`${words('deskTitle')} ${shipment.shipmentNo}`}
      back={myShipmentsPath}
      width="whole"
      actions={isDesk && <DeskActs shipment={shipment} place="head" />}
      foot={!isDesk && <DeskActs shipment={shipment} place="foot" />}
      lead={
        <Tabs
          id="desk"
          label={words('deskTitle')}
          tabs={tabs.map((value) => ({
            value,
            label: isUnsaved(value) ? (
              <>
                {words(tabWords[value])}
                <span className="desk-unsaved">
                  <span className="visually-hidden">{words('deskUnsaved')}</span>
                </span>
              </>
            ) : (
              words(tabWords[value])
            ),
          }))}
          value={tab}
          onChange={show}
        />
      }
      aside={isDesk && <div className="page-aside-cards">{rail}</div>}
    >
      <TabPanel id="desk" value={tab}>
        <UnsavedPartsOf value={noteUnsaved}>
          {tabs.filter(isMounted).map((one) => (
            <div key={one} className="desk-panel" hidden={one !== tab}>
              {panels[one]()}
            </div>
          ))}
        </UnsavedPartsOf>
      </TabPanel>
    </Page>
  );
}
