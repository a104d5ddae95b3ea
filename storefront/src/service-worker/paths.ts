/** What is no page of the storefront: the other apps, the API, files, the directory's public pages. */
const OTHERS = /^\/(api|arquivos|pintores|painel|relatorio|explorer|openapi\.json|health|metrics)(\/|$)/;
/** Pictures that everybody may see, by their folders. All other files are private and pass the worker by. */
const PUBLIC_PICTURES = /^\/arquivos\/(premios|banners|niveis|cursos-capas|cursos-aulas)\//;

/** Whether this address is a page of the storefront, which our one document shows. */
export const isPage = (path: string): boolean => !OTHERS.test(path) && !/\.\w{2,12}$/.test(path);

export const isPublicPicture = (path: string): boolean => PUBLIC_PICTURES.test(path);

/** The address that a notice names if it is a page of the storefront, else `/home`: no notice leads elsewhere. */
export const pathOf = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])/.test(text) && isPage(text.split(/[?#]/)[0] ?? '') ? text : '/home';
