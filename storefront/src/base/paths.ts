/** Every address of the storefront that exists, in one place. */
export const PATHS = {
  root: '/',
  home: '/home',
  login: '/login',
  signUp: '/cadastrar',
  signUpDirectory: '/cadastrar-ache-seu-pintor',
  recovery: '/esqueceu-senha',
  recover: (uuid: string): string => `/esqueceu-senha/${encodeURIComponent(uuid)}`,
  /** Where a social network sends a browser back to. */
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
  /** Where anybody confirms a certificate; without a code, where it is typed. */
  certificado: (codigo?: string): string => `/certificado${codigo ? `/${encodeURIComponent(codigo)}` : ''}`,
  directory: '/ache-seu-pintor',
  /** Customers who want to be called back. */
  pedidos: '/ache-seu-pintor/pedidos',
  /** Where customers look for painters; pages of the server, not of this app. */
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

/** Whether an address that the server names is a screen that there is. */
export const isScreen = (address: string): boolean => EXISTING.has(address);
