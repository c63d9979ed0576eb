import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { StaffCardsContext } from '../wire/staff-cards.ts';
import './staff-cards.css';

/** What waits for whoever works here, before the menu; nothing while nothing does. */
export function StaffCards() {
  const loadCards = use(StaffCardsContext);
  const { data: cards } = useQuery({ queryKey: ['staffCards'], queryFn: loadCards, staleTime: Infinity });
  if (!cards) return null;
  return (
    <div className="staff-cards">
      {Object.entries(cards).map(([name, Part]) => (
        <Part key={name} />
      ))}
    </div>
  );
}
