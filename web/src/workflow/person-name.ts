/** People come as `name/account`. */
export const personName = (userName: string): string => userName.split('/', 1)[0] ?? '';
