/** All paths of the storefront. */
export const PATHS = {
  root: '/',
  home: '/home',
  login: '/login',
  signUp: '/cadastrar',
  signUpDirectory: '/cadastrar-ache-seu-pintor',
  recovery: '/esqueceu-senha',
  recover: (uuid: string): string => `/esqueceu-senha/${encodeURIComponent(uuid)}`,
  /** The return path of social logins. */
  socialReturn: '/entrada-social',
  afterCadastro: '/pos-cadastro',
  loja: '/loja',
  credito: '/loja/credito',
  premio: (codigo: string | number): string => `/premio/${encodeURIComponent(codigo)}`,
  sendNota: '/enviar-nf',
  sendNotaAgain: (id: number): string => `/enviar-nf?nota=${id}`,
  pontuacoes: '/pontuacoes',
  simulator: '/quanto-vou-ganhar',
  produtos: '/pontos-produtos',
  resgates: '/resgates',
  profile: '/perfil',
  indicacao: '/indicacao',
  cluster: '/cluster',
  treinamentos: '/treinamentos',
  cursos: '/cursos',
  curso: (id: number): string => `/cursos/${id}`,
  aula: (curso: number, aula?: number): string => `/cursos/${curso}/assistir${aula ? `?aula=${aula}` : ''}`,
  avaliacao: (curso: number, aula: number): string => `/cursos/${curso}/assistir?aula=${aula}&avaliacao=1`,
  /** The public page that verifies a certificate; without a code, with a form to type it. */
  certificado: (codigo?: string): string => `/certificado${codigo ? `/${encodeURIComponent(codigo)}` : ''}`,
  directory: '/ache-seu-pintor',
  /** Requests of customers who want to be called back. */
  pedidos: '/ache-seu-pintor/pedidos',
  /** The directory of painters: pages of the server, not of this app. */
  pintores: '/pintores',
  fotosVideos: '/fotos-videos',
  avisos: '/avisos',
  avisoSettings: '/avisos/preferencias',
  cartao: '/cartao',
  contato: '/contato',
  resgate: (id: number): string => `/resgates?resgate=${id}`,
  regulamento: '/regulamento',
  privacy: '/politica-privacidade',
  myData: '/privacidade',
  relatorio: '/relatorio',
} as const;

const EXISTING: ReadonlySet<unknown> = new Set(Object.values(PATHS));

/** Whether a path from the server is an existing screen. */
export const isScreen = (address: string): boolean => EXISTING.has(address);
