import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import type { PersonalDataState } from './personal-data-state.ts';

interface SaveButtonProps {
  /** The id of the form it saves. */
  form: string;
  state: PersonalDataState;
}

export function SaveButton({ form, state }: SaveButtonProps) {
  const words = useWords();
  const giveUp = async () => {
    const agreed = await confirm({
      title: words('personalGiveUpConfirm'),
      body: words('personalGiveUpBody'),
      agree: words('personalGiveUp'),
      danger: true,
    });
    if (agreed) state.giveUp();
  };
  return (
    <ActionBar line={state.isChanged && words('unsavedChanges')}>
      {state.isChanged && !state.isSaving && (
        <Button onClick={() => void giveUp()}>{words('personalGiveUp')}</Button>
      )}
      <Button look="primary" type="submit" form={form} disabled={!state.isChanged} busy={state.isSaving}>
        {words(state.isSaving ? 'personalSaving' : 'personalSave')}
      </Button>
    </ActionBar>
  );
}
