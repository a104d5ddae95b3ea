/** Every address of the storefront that exists, in one place. */
export const CAMINHOS = {
  raiz: '/',
  home: '/home',
  login: '/login',
  cadastrar: '/cadastrar',
  posCadastro: '/pos-cadastro',
  loja: '/loja',
  credito: '/loja/credito',
  premio: (codigo: string | number): string => `/premio/${encodeURIComponent(codigo)}`,
  enviarNota: '/enviar-nf',
  pontuacoes: '/pontuacoes',
  resgates: '/resgates',
  regulamento: '/regulamento',
  privacidade: '/politica-privacidade',
  relatorio: '/relatorio',
} as const;
