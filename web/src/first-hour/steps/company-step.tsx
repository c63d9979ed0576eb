import type { SettingKey } from '@fairway/contract/setting-fields.ts';
import { listSettings, type Setting } from '@fairway/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { settingsScreen } from '../../settings/paths.ts';
import { editedValue, isContested } from '../../settings/section-edits.ts';
import { SettingField } from '../../settings/setting-field.tsx';
import '../../settings/settings.css';
import { useSectionForm } from '../../settings/use-section-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';

/** What people see of the company first; everything else is in the settings. */
const shown: readonly SettingKey[] = ['companyName', 'companyEnName', 'companyTelePhone', 'logoIcon'];

export function CompanyStep() {
  const words = useWords();
  const query = useQuery({ ...load(listSettings, {}), meta: { quiet: true } });
  return (
    <>
      <Loaded query={query}>
        {({ list }) =>
          list
            .filter(({ section }) => section === 'company')
            .map(({ version, settings }) => (
              <CompanyForm key="company" version={version} settings={settings} />
            ))
        }
      </Loaded>
      <Link to={`${settingsScreen}?id=company`}>{words('firstCompanyMore')}</Link>
    </>
  );
}

function CompanyForm({ version, settings }: { version: number; settings: readonly Setting[] }) {
  const words = useWords();
  const form = useSectionForm('company', version);
  return (
    <Card>
      <div className="setting-fields">
        {settings
          .filter(({ key }) => shown.includes(key))
          .map((setting) => (
            <SettingField
              key={setting.key}
              setting={setting}
              value={editedValue(setting, form.edits)}
              isEdited={form.edits[setting.key] !== undefined}
              isContested={isContested(setting, form.edits)}
              error={form.problemOf(setting.key)}
              onChange={(value) => form.edit(setting, value)}
            />
          ))}
      </div>
      <Button look="primary" busy={form.isBusy} disabled={!form.isChanged} onClick={form.save}>
        {words('save')}
      </Button>
    </Card>
  );
}
