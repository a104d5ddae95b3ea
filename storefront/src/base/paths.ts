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
  regulamento: '/regulamento',
  privacy: '/politica-privacidade',
  myData: '/privacidade',
  relatorio: '/relatorio',
} as const;
