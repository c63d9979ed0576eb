import {
  type ConversationDetail,
  type ConversationMember,
  getConversation,
  removeGroupMember,
} from '@fairway/contract/chat.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { userDetailPath } from '../../people/paths.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useCommand } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { AddMembers } from './add-members.tsx';
import './members-grid.css';
import { createGroupPath } from './paths.ts';

/** Two rows of a phone; the others come when they are wanted. */
const shownAtFirst = 18;

/** Who is in it, with ways to bring people in and take them out. */
export function MembersGrid({ conversation }: { conversation: ConversationDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  const { id, kind, peerId, members, mayManage } = conversation;
  const me = useSession(({ userInfo }) => userInfo);
  const isColleague = me?.userKind === 'member';
  const [isAll, setIsAll] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = useCommand(removeGroupMember, { refreshes: [getConversation] });
  const shown = isAll ? members : members.slice(0, shownAtFirst);

  const takeOut = async ({ id: userId, realName: name }: ConversationMember) => {
    const question = { title: words('groupRemoveConfirm', { name }), body: words('groupRemoveBody') };
    if (await confirm({ ...question, danger: true })) remove.mutate({ params: { id, userId } });
  };
  return (
    <Card
      title={words(kind === 'direct' ? 'chatPeopleOf' : 'groupMembersOf', { count: members.length })}
      state={
        isRemoving && (
          <Button look="quiet" onClick={() => setIsRemoving(false)}>
            {words('groupRemoveDone')}
          </Button>
        )
      }
    >
      <ul className="members-grid">
        {shown.map((member) => {
          const canTakeOut = isRemoving && member.id !== me?.userId;
          return (
            <li key={member.id}>
              <button
                type="button"
                className="member"
                disabled={!isColleague || (isRemoving && !canTakeOut)}
                aria-label={canTakeOut ? words('groupTakeOut', { name: member.realName }) : undefined}
                onClick={() => (canTakeOut ? void takeOut(member) : void navigate(userDetailPath(member.id)))}
              >
                <span className="member-picture">
                  <PersonAvatar name={member.realName} headIcon={member.headIcon} size={48} />
                  {canTakeOut && (
                    <span className="member-out">
                      <Icon name="close" size={14} />
                    </span>
                  )}
                </span>
                <span className="member-name">{member.realName}</span>
                <ExternalMark shown={member.isExternal} />
                {member.isOwner && <span className="member-owner">{words('groupOwner')}</span>}
              </button>
            </li>
          );
        })}
        {kind === 'group' && isColleague && !isRemoving && (
          <GridAct icon="plus" name={words('groupAdd')} onPress={() => setIsAdding(true)} />
        )}
        {kind === 'direct' && isColleague && (
          <GridAct
            icon="plus"
            name={words('chatGroupWith')}
            onPress={() => void navigate(createGroupPath(peerId))}
          />
        )}
        {mayManage && members.length > 1 && !isRemoving && (
          <GridAct icon="userMinus" name={words('groupRemove')} onPress={() => setIsRemoving(true)} />
        )}
      </ul>
      {shown.length < members.length && (
        <Button look="quiet" wide onClick={() => setIsAll(true)}>
          {words('groupAllMembers', { count: members.length })}
        </Button>
      )}
      {kind === 'group' && <AddMembers groupId={id} open={isAdding} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

function GridAct({ icon, name, onPress }: { icon: IconName; name: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" className="member member-act" onClick={onPress}>
        <span className="member-sign">
          <Icon name={icon} size={22} />
        </span>
        <span className="member-name">{name}</span>
      </button>
    </li>
  );
}
