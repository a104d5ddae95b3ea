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
  directory: '/ache-seu-pintor',
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

/** Whether an address that the server names is a screen that there is: what levels ask for may lead to one still to come. */
export const isScreen = (address: string): boolean => EXISTING.has(address);

/** Addresses of the contract whose screens are still to come: what leads there is shown once they are named here. */
export const UPCOMING: {readonly courses?: string} = {};
