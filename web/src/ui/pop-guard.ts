/** Hears of back and forward before the router does; set while a screen has something to lose (`useLeaveGuard`). */
export const popGuard: { hear: ((event: PopStateEvent) => void) | undefined } = { hear: undefined };
