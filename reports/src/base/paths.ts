/** The path of the app on the host. */
export const BASE = '/relatorio';

/** All paths of the app, relative to its base. */
export const PATHS = {login: '/', dashboard: '/dashboard', perfil: '/perfil', recovery: '/esqueceu-senha'} as const;
