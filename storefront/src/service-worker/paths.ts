/** Paths that are not pages of the storefront: the other apps, the API, files, pages rendered on the server. */
const OTHERS =
  /^\/(api|arquivos|pintores|quanto-custa-pintar|pedido-orcamento|painel|relatorio|explorer|openapi\.json|health|metrics)(\/|$)/;
/** Folders of public pictures. All other files are private and not cached by the worker. */
const PUBLIC_PICTURES = /^\/arquivos\/(premios|banners|niveis|cursos-capas|cursos-aulas)\//;

/** Whether the path is a page of the storefront, for which the app's HTML document is served. */
export const isPage = (path: string): boolean => !OTHERS.test(path) && !/\.\w{2,12}$/.test(path);

export const isPublicPicture = (path: string): boolean => PUBLIC_PICTURES.test(path);

/** The notice's path if it is a page of the storefront, else `/home`, so that no notice leads elsewhere. */
export const pathOf = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])/.test(text) && isPage(text.split(/[?#]/)[0] ?? '') ? text : '/home';
