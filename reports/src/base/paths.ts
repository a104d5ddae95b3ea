/** Under which path the app is served. */
export const BASE = '/relatorio';

/** Every address of the app, below its base. */
export const PATHS = {login: '/', dashboard: '/dashboard', perfil: '/perfil', recovery: '/esqueceu-senha'} as const;
