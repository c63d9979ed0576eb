import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listSettings } from '@fairway/contract/settings.ts';
import { type RefObject, useEffect } from 'react';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { ActMenu } from '../ui/act-menu.tsx';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { confirm } from '../ui/confirm.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { FootPreview } from './foot-preview.tsx';
import { PasswordTrial } from './password-trial.tsx';
import { editedValue, isContested, isSteered } from './section-edits.ts';
import { SectionHistory } from './section-history.tsx';
import { SettingField } from './setting-field.tsx';
import { sectionShapes } from './setting-shapes.ts';
import { useSectionForm } from './use-section-form.ts';

interface SectionPaneProps {
  section: Reply<typeof listSettings>['list'][number];
  /** Told here: asks before what is typed is lost. */
  mayLeave: RefObject<(() => Promise<boolean>) | undefined>;
  onClose: () => void;
}

/** The settings of a section, saved as one change. */
export function SectionPane({ section: shown, mayLeave, onClose }: SectionPaneProps) {
  const { section, version, settings } = shown;
  const words = useWords();
  const mayEdit = useCan('setting', 'button', 'btn_edit');
  const form = useSectionForm(section, version);
  const { edits } = form;
  const ask = () =>
    confirm({
      title: words('settingLeaveAsk'),
      body: words('settingLeaveBody'),
      agree: words('settingLeave'),
    });
  useLeaveGuard(form.isChanged, ask);
  const mayGo = async () => !form.isChanged || (await ask());
  useEffect(() => {
    mayLeave.current = mayGo;
    return () => {
      mayLeave.current = undefined;
    };
  });
  const close = async () => {
    if (await mayGo()) onClose();
  };
  const values = Object.fromEntries(settings.map((one) => [one.key, editedValue(one, edits)]));
  return (
    <DetailPane
      title={words(sectionShapes[section].words)}
      actions={
        mayEdit && (
          <ActMenu
            label={words('settingActs')}
            acts={[{ name: words('settingUndo'), icon: 'undo', act: form.undo }]}
          />
        )
      }
      onClose={() => void close()}
    >
      <div className="setting-section">
        <Card>
          <div className="setting-fields" inert={!mayEdit}>
            {settings
              .filter(({ key }) => isSteered(key, settings, edits))
              .map((setting) => (
                <SettingField
                  key={setting.key}
                  setting={setting}
                  value={editedValue(setting, edits)}
                  isEdited={edits[setting.key] !== undefined}
                  isContested={isContested(setting, edits)}
                  error={form.problemOf(setting.key)}
                  onChange={(value) => form.edit(setting, value)}
                />
              ))}
          </div>
        </Card>
        {section === 'company' && <FootPreview values={values} />}
        {section === 'password' && <PasswordTrial values={values} />}
        <SectionHistory section={section} onUndo={mayEdit ? form.undo : undefined} />
      </div>
      {form.isChanged && (
        <ActionBar line={words('settingUnsaved', { count: Object.keys(edits).length })}>
          <Button onClick={form.drop}>{words('settingDrop')}</Button>
          <Button look="primary" busy={form.isBusy} onClick={form.save}>
            {words('save')}
          </Button>
        </ActionBar>
      )}
    </DetailPane>
  );
}
