/** People come as `name/account`. */
export const nameIn = (userName: string): string => userName.split('/', 1)[0] ?? '';
