import { entityImports } from '@fairway/contract/entity-imports.ts';
import { entityImportRoutes, entityRoutes } from '../entities/routes.ts';
import type { Route } from '../http/context.ts';
import { customerRules } from './customer-rules.ts';

export const customerRoutes: Route[] = [
  ...entityRoutes(customerRules),
  ...entityImportRoutes(customerRules, entityImports.Customer),
];
