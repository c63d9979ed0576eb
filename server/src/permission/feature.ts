import type { Feature } from '../feature.ts';
import { menuSeed } from './menu-seed.ts';
import { roleSeed } from './role-seed.ts';
import { rightsChanged } from './tell-rights-changed.ts';

export const permission: Feature = {
  builtIn: [menuSeed, roleSeed],
  news: { rights: rightsChanged },
  demo: [{ name: 'demo', load: async () => (await import('./demo/load-demo-grants.ts')).loadDemoGrants }],
};
