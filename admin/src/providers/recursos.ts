/** How one of the panel's resources lives on the wire. */
export interface RecursoRest {
  /** Below /api. */
  readonly caminho: string;
  /** What an update or a creation may carry: anything else is refused by the server. */
  readonly gravaveis?: readonly string[];
  /** Fields that mean nothing alone: field → the one whose change it goes along with. */
  readonly acompanha?: Readonly<Record<string, string>>;
  /** Sent as a form with files instead of JSON. */
  readonly formulario?: true;
  /** The route that changes many at once. */
  readonly massa?: {readonly metodo: 'PUT' | 'PATCH'; readonly caminho: string};
}

const PREMIO = [
  ...['nome', 'descricao', 'codigo', 'custo', 'custoReal', 'pontosAlternativo', 'tipo', 'tags', 'foto', 'ativo'],
  ...['isCombo', 'quantidade', 'motivoEstoque'],
];

export const RECURSOS: Readonly<Record<string, RecursoRest>> = {
  pintores: {caminho: 'parceiros'},
  pendentes: {caminho: 'pontuacoes/pendentes'},
  pontuado: {caminho: 'pontuacoes'},
  'nao-pontuavel': {caminho: 'pontuacoes/encerradas'},
  resgates: {caminho: 'resgates', massa: {metodo: 'PATCH', caminho: 'resgates/bulk'}},
  produtos: {caminho: 'produtos', gravaveis: ['codigo', 'nome', 'valorUnitario', 'valorPontos']},
  premios: {
    caminho: 'premios',
    gravaveis: PREMIO,
    acompanha: {motivoEstoque: 'quantidade'},
    formulario: true,
    massa: {metodo: 'PUT', caminho: 'premios/bulk-activate'},
  },
};

export function recursoRest(nome: string): RecursoRest {
  const recurso = RECURSOS[nome];
  if (!recurso) throw new Error(`no such resource: ${nome}`);
  return recurso;
}

export const NOMES_RECURSOS = Object.keys(RECURSOS);
