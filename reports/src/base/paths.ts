/** Under which path the face is served. */
export const BASE = '/relatorio';

/** Every address of the face, below its base. */
export const PATHS = {login: '/', dashboard: '/dashboard', perfil: '/perfil'} as const;
