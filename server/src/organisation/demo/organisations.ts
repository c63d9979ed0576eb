import group from './organisations.json' with { type: 'json' };

export interface Organisation {
  kind: 'company' | 'department';
  enCode: string;
  fullName: string;
  /** Account of who leads it; everybody in it answers to them. */
  head: string;
  /** What is done here decides which positions there are. */
  work: readonly string[];
  below?: readonly Organisation[];
}

/** 1 group, 8 companies, 30 departments. manager01 leads the whole centre of Shanghai, where the named accounts work. */
export const demoGroup = group as Organisation;
