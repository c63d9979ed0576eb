import type { ReactNode } from 'react';
import { type ActsOfFeature, AuditActsContext } from '../wire/audit-acts.ts';
import { CustomerCardsContext } from '../wire/customer-cards.ts';
import { FindersContext } from '../wire/find.ts';
import { BuiltScreens } from '../wire/navigation/built-screens.ts';
import { type Links, LinksContext } from '../wire/navigation/links.ts';
import { ScreenGroups } from '../wire/navigation/screen-groups.ts';
import { StaffCardsContext } from '../wire/staff-cards.ts';
import { type Features, features } from './features.ts';
import { groupOf, isBuilt } from './find-screen.ts';
import { loadCustomerCards } from './load-customer-cards.ts';
import { loadFinders } from './load-finders.ts';
import { loadStaffCards } from './load-staff-cards.ts';

type Linked<F> = F extends { links: infer L } ? keyof L : never;

/** A link that no feature hands in does not compile. */
const missingLinks: Record<Exclude<keyof Links, Linked<Features>>, never> = {};
const links = Object.assign({}, missingLinks, ...features.map((feature) => feature.links)) as Links;

const auditActs: readonly ActsOfFeature[] = features.flatMap(({ auditTitle, auditActs: acts }) =>
  acts ? [{ title: auditTitle, acts }] : [],
);

/** What screens ask about features that they cannot import. */
export function FeatureContexts({ children }: { children: ReactNode }) {
  return (
    <BuiltScreens value={isBuilt}>
      <ScreenGroups value={groupOf}>
        <LinksContext value={links}>
          <AuditActsContext value={auditActs}>
            <FindersContext value={loadFinders}>
              <CustomerCardsContext value={loadCustomerCards}>
                <StaffCardsContext value={loadStaffCards}>{children}</StaffCardsContext>
              </CustomerCardsContext>
            </FindersContext>
          </AuditActsContext>
        </LinksContext>
      </ScreenGroups>
    </BuiltScreens>
  );
}
