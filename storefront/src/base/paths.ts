/** Every address of the storefront that exists, in one place. */
export const PATHS = {
  root: '/',
  home: '/home',
  login: '/login',
  signUp: '/cadastrar',
  afterCadastro: '/pos-cadastro',
  loja: '/loja',
  credito: '/loja/credito',
  premio: (codigo: string | number): string => `/premio/${encodeURIComponent(codigo)}`,
  sendNota: '/enviar-nf',
  pontuacoes: '/pontuacoes',
  resgates: '/resgates',
  profile: '/perfil',
  indicacao: '/indicacao',
  cluster: '/cluster',
  regulamento: '/regulamento',
  privacy: '/politica-privacidade',
  relatorio: '/relatorio',
} as const;

/** Addresses of the contract whose screens are still to come: what leads there is shown once they are named here. */
export const UPCOMING: {readonly directory?: string; readonly courses?: string} = {};
