import type { Feature } from '../feature.ts';
import { dataInterfaceRoutes } from './routes.ts';

export const dataInterfaces: Feature = { routes: ({ interfaceUse }) => dataInterfaceRoutes(interfaceUse) };
