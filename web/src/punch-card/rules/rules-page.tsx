import { deletePunchRule, listPunchRules, type PunchRule } from '@fairway/contract/punch-card.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { lengthText } from '../../places/far-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import '../hint.css';
import { punchScreen } from '../paths.ts';
import { MapCard } from './map-card.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { daysText, timesText } from './rule-text.ts';
import './rules-page.css';

/** When and how near those of a group are to punch. */
export function RulesPage() {
  const words = useWords();
  const asked = useQuery({ ...load(listPunchRules, {}), meta: { quiet: true } });
  const [edited, setEdited] = useState<PunchRule | 'new'>();
  const add = () => setEdited('new');
  useKeys(words('punchRules'), [{ keys: 'c', name: words('punchRuleAdd'), act: add }]);
  return (
    <Page
      title={words('punchRules')}
      back={punchScreen}
      width="whole"
      actions={<IconButton icon="plus" label={words('punchRuleAdd')} onClick={add} />}
    >
      <p className="punch-hint">{words('punchRulesLine')}</p>
      <Loaded query={asked}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty
              title={words('punchNoRules')}
              line={words('punchNoRulesLine')}
              action={
                <Button look="primary" onClick={add}>
                  {words('punchRuleAdd')}
                </Button>
              }
            />
          ) : (
            <div className="punch-rules">
              {list.map((rule) => (
                <RuleCard key={rule.id} rule={rule} onEdit={() => setEdited(rule)} />
              ))}
            </div>
          )
        }
      </Loaded>
      <MapCard />
      {edited && (
        <RuleSheet
          key={edited === 'new' ? '' : edited.id}
          rule={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}

function RuleCard({ rule, onEdit }: { rule: PunchRule; onEdit: () => void }) {
  const words = useWords();
  const { id, name, isOn, radius, isPhotoRequired, departments, groups, users } = rule;
  const removing = useCommand(deletePunchRule, { refreshes: [listPunchRules] });
  const remove = async () => {
    const agreed = await confirm({
      title: words('punchRuleDeleteAsk', { name }),
      body: words('punchRuleDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (agreed)
      removing.mutate({ params: { id } }, { onSuccess: () => toast(words('punchRuleDeleted', { name })) });
  };
  const whom = [...departments, ...groups, ...users].map((one) => one.name);
  return (
    <Card
      title={name}
      state={
        <StateLabel tone={isOn ? 'good' : 'neutral'}>
          {words(isOn ? 'punchRuleOn' : 'punchRuleOff')}
        </StateLabel>
      }
    >
      <Facts
        facts={[
          [words('punchRuleFor'), whom.length > 0 ? whom.join(words('listComma')) : words('punchRuleForAll')],
          [words('punchRuleTimes'), `${daysText(words, rule.days)} ${timesText(words, rule)}`],
          [words('punchRuleRadius'), lengthText(words, radius)],
          [words('punchRulePhoto'), isPhotoRequired && words('punchRulePhotoYes')],
        ]}
      />
      <span className="punch-rule-acts">
        <Button look="danger" busy={removing.isPending} onClick={() => void remove()}>
          {words('delete')}
        </Button>
        <Button icon="edit" onClick={onEdit}>
          {words('punchRuleEdit')}
        </Button>
      </span>
    </Card>
  );
}
