import {lerTipoPremio, type TipoPremio} from './tipos.js';

/** What the painter chose along with a prize; each type reads its own fields. */
export type OpcaoPremio = {
  operadora?: string;
  celular?: string;
  voltagem?: string;
  tamanho?: string;
  gramagem?: string;
  camiseta?: string;
  calca?: string;
  bermuda?: string;
  jaqueta?: string;
  nomeCompleto?: string;
};

/** One choice that a prize asks for: out of `valores`, or free text where there are none. */
export interface CampoOpcao {
  readonly campo: keyof OpcaoPremio;
  readonly rotulo: string;
  readonly valores?: readonly string[];
  /** What is said when nothing, or something that is not offered, was chosen. */
  readonly mensagem: string;
}

export const OPERADORAS = ['Vivo', 'Claro', 'TIM', 'OI', 'Nextel', 'Algar'] as const;
export const VOLTAGENS = ['110V', '220V'] as const;
export const TAMANHOS_CAMISETA = ['P', 'M', 'G', 'GG', 'XG'] as const;
export const TAMANHOS_CALCA: readonly string[] = sequencia(36, 52, 2);
export const TAMANHOS_CALCADO: readonly string[] = sequencia(37, 44, 1);

const GRAMAGENS_PADRAO = graos(40, 80, 100, 120, 150, 180, 220);

/** The grits of each type of abrasive disc, as they are written on it. */
export const GRAMAGENS: Readonly<Partial<Record<TipoPremio, readonly string[]>>> = {
  disco: GRAMAGENS_PADRAO,
  disco1: GRAMAGENS_PADRAO,
  disco2: graos(80, 100, 120),
  disco3: graos(150, 180, 220, 240, 320, 400, 500, 600),
  disco4: graos(80, 100, 150, 180, 220, 240, 320, 400, 500, 600),
  disco5: graos(800, 1000, 1200, 1500, 2000),
  disco6: graos(40, 80, 100, 120, 180, 220, 240),
};

function sequencia(de: number, ate: number, passo: number): string[] {
  return Array.from({length: (ate - de) / passo + 1}, (_, i) => String(de + i * passo));
}

function graos(...numeros: number[]): string[] {
  return numeros.map(numero => `${numero}#`);
}

const SEM_OPCAO = 'Opção do produto não selecionado';
const SEM_OPCAO_KIT = 'Alguma opção de produto não foi selecionada';
const SEM_GRAMAGEM = 'Por favor, selecione a gramagem do disco';

const doKit = (campo: keyof OpcaoPremio, rotulo: string, valores: readonly string[]): CampoOpcao => ({
  campo,
  rotulo,
  valores,
  mensagem: SEM_OPCAO_KIT,
});
const camiseta = doKit('camiseta', 'Camiseta', TAMANHOS_CAMISETA);
const calca = doKit('calca', 'Calça', TAMANHOS_CALCA);
const bermuda = doKit('bermuda', 'Bermuda', TAMANHOS_CALCA);
const jaqueta = doKit('jaqueta', 'Jaqueta', TAMANHOS_CAMISETA);

const tamanho = (valores: readonly string[]): CampoOpcao[] => [
  {campo: 'tamanho', rotulo: 'Tamanho', valores, mensagem: SEM_OPCAO},
];

const CAMPOS: Readonly<Partial<Record<TipoPremio, readonly CampoOpcao[]>>> = {
  recarga: [
    {campo: 'operadora', rotulo: 'Operadora', valores: OPERADORAS, mensagem: 'Selecione a operadora'},
    {campo: 'celular', rotulo: 'Celular', mensagem: 'Informe o celular'},
  ],
  bivolt: [{campo: 'voltagem', rotulo: 'Voltagem', valores: VOLTAGENS, mensagem: SEM_OPCAO}],
  camiseta: tamanho(TAMANHOS_CAMISETA),
  bermuda: tamanho(TAMANHOS_CALCA),
  calcado: tamanho(TAMANHOS_CALCADO),
};

export interface PremioComOpcao {
  readonly tipo: string | null | undefined;
  readonly codigo: string | number;
}

/**
 * The choices a prize asks for, in the order of the form. Kit 185 has a jacket where the other kits have bermudas; a
 * credit asks for the full name of a painter who has no card yet. Empty where there is nothing to choose.
 */
export function camposOpcao(premio: PremioComOpcao, temCartao = false): readonly CampoOpcao[] {
  const tipo = lerTipoPremio(premio.tipo);
  if (!tipo) return [];
  if (tipo === 'kit') return [camiseta, calca, String(premio.codigo) === '185' ? jaqueta : bermuda];
  if (tipo === 'credito')
    return temCartao ? [] : [{campo: 'nomeCompleto', rotulo: 'Nome completo', mensagem: 'Informe seu nome completo'}];
  const gramagens = GRAMAGENS[tipo];
  if (gramagens) return [{campo: 'gramagem', rotulo: 'Gramagem', valores: gramagens, mensagem: SEM_GRAMAGEM}];
  return CAMPOS[tipo] ?? [];
}
