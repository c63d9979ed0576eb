import { listSettings } from '@fairway/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWords } from '../language/words.ts';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { Page } from '../ui/page.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { SectionPane } from './section-pane.tsx';
import { sectionShapes } from './setting-shapes.ts';
import './settings.css';

/** What holds for the whole company, section by section. */
export function SettingsPage() {
  const words = useWords();
  const query = useQuery({ ...load(listSettings, {}), meta: { quiet: true } });
  const { id, open, close } = useOpenRow();
  /** Whether the open section may be left: what is typed there is not saved by itself. */
  const mayLeave = useRef<() => Promise<boolean>>(undefined);
  const turnTo = async (one: string) => {
    if (one === id || (await (mayLeave.current?.() ?? true))) open(one);
  };
  const section = query.data?.list.find((one) => one.section === id);
  return (
    <ListDetail
      list={
        <Page title={words('settingsTitle')} back={homePath}>
          <Loaded query={query}>
            {({ list }) => (
              <MenuRows
                rows={list.map(({ section: one, settings }) => {
                  const changed = settings.filter(({ isOwn }) => isOwn).length;
                  return {
                    ...{ icon: sectionShapes[one].icon, name: words(sectionShapes[one].words) },
                    value: changed > 0 ? words('settingChanged', { count: changed }) : '',
                    opens: () => void turnTo(one),
                  };
                })}
              />
            )}
          </Loaded>
        </Page>
      }
      detail={
        section && <SectionPane key={section.section} section={section} mayLeave={mayLeave} onClose={close} />
      }
      onClose={close}
    />
  );
}
