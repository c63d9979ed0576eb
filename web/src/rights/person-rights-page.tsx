import { type ExplainedRights, explainMyRights, explainRights } from '@fairway/contract/rights.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './person-rights.css';
import { kindWords } from './rights-matrix.tsx';
import { scopeWords } from './scope-words.ts';

/** What somebody may see and do, and which of their roles give it; without anybody named, oneself. */
export function PersonRightsPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id');
  const query = useQuery({
    ...(id === null ? load(explainMyRights, {}) : load(explainRights, { params: { id } })),
    meta: { quiet: true },
  });
  return (
    <Page title={words('personRightsTitle')} back={homePath}>
      <Loaded<ExplainedRights> query={query}>{(rights) => <Explained rights={rights} />}</Loaded>
    </Page>
  );
}

export function Explained({ rights: { isAdministrator, roles, modules } }: { rights: ExplainedRights }) {
  const words = useWords();
  const names = new Map(roles.map(({ id, fullName }) => [id, fullName]));
  const givers = (roleIds: readonly string[]) =>
    roleIds.map((id) => (
      <span key={id} className="person-rights-role">
        {names.get(id)}
      </span>
    ));
  return (
    <div className="person-rights">
      <section className="person-rights-roles">
        <h2>{words('personRightsRoles')}</h2>
        {isAdministrator && <p>{words('personRightsAdministrator')}</p>}
        {roles.length === 0 && !isAdministrator && <p>{words('personRightsNoRoles')}</p>}
        <ul>
          {roles.map(({ id, fullName, isHeld }) => (
            <li key={id}>
              {fullName}
              {!isHeld && <small>{words('personRightsElsewhere')}</small>}
            </li>
          ))}
        </ul>
      </section>
      {modules.length === 0 ? (
        <Empty drawing="sea" title={words('personRightsNone')} />
      ) : (
        <ul className="person-rights-modules">
          {modules.map((module) => (
            <li key={module.id}>
              <details>
                <summary>
                  <b>{module.fullName}</b>
                  {givers(module.roleIds)}
                </summary>
                <ul>
                  {module.scopes.map(({ kind, organisations, roleIds }) => (
                    <li key={`${kind} ${roleIds.join(' ')}`}>
                      <i>{words('rightsScopeName')}</i>
                      <span>
                        {words(scopeWords[kind])}
                        {organisations.length > 0 &&
                          `（${organisations.map(({ fullName }) => fullName).join('、')}）`}
                      </span>
                      {givers(roleIds)}
                    </li>
                  ))}
                  {module.items.map((item) => (
                    <li key={item.id}>
                      <i>{words(kindWords[item.kind])}</i>
                      <span>{item.fullName}</span>
                      {givers(item.roleIds)}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
